// SPDX-License-Identifier: MIT
#include "widgets/problems/apply_fix.h"

#include <QCoreApplication>

#include "core/check/trial.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/promises.h"
#include "widgets/document/seeds.h"
#include "widgets/document/versions.h"
#include "widgets/problems/problem_text.h"

namespace mazeloom::widgets {

namespace {

class FixText {
    Q_DECLARE_TR_FUNCTIONS(FixText)
};

bool mendRoom(PackDocument& document, const QString& id, const check::Fix& fix,
              const QString& text) {
    const level::Room* room = findRoom(document, id);
    if (room == nullptr) return false;
    level::Room after = check::repaired(*room, fix);
    return after != *room && setRoom(document, id, std::move(after), text);
}

bool mendLevel(PackDocument& document, const QString& id, const check::Fix& fix,
               const QString& text) {
    const level::Level* level = findLevel(document, id);
    if (level == nullptr) return false;
    if (fix.change.wholeLevel)
        return setWholeLevel(document, id, check::repaired(*level, fix), text);
    check::Repair repair = check::repairOf(*level, fix);
    // A fix changes only one part of a level.
    if (!repair.paint.empty())
        return paintCells(document, levelSheet(id), std::move(repair.paint), text);
    if (repair.objects && *repair.objects != level->objects)
        return setObjects(document, levelSheet(id), std::move(*repair.objects), text);
    if (repair.trajectories && *repair.trajectories != level->trajectories)
        return setTrajectories(document, id, std::move(*repair.trajectories), text);
    if (repair.objectives && *repair.objectives != level->objectives)
        return setObjectives(document, id, *repair.objectives, text);
    if (repair.recipe && *repair.recipe != level->recipe)
        return setRecipe(document, id, std::move(*repair.recipe), text);
    if (repair.painted && *repair.painted != level->promises)
        return setPromises(document, id, PromiseScope::Level, std::move(*repair.painted), text);
    if (repair.favourites && *repair.favourites != level->favourites)
        return setFavourites(document, id, std::move(*repair.favourites), text);
    if (repair.promises) {
        LevelHead head = headOf(document, id);
        head.numbers = repair.promises->numbers;
        head.noGuess = repair.promises->noGuess;
        head.needs = repair.promises->needs;
        return setHead(document, id, std::move(head), text);
    }
    return false;
}

/// Applies a fix of the pack itself, which changes either the campaign, the descent, the terrains,
/// or all of the pack.
bool mendPack(PackDocument& document, const check::Fix& fix, const QString& text) {
    if (fix.change.wholePack)
        return setWholePack(document, check::repairedPack(document.pack(), fix), text);
    level::Descent descent = check::repaired(document.pack().descent, fix);
    if (descent != document.pack().descent) return setDescent(document, std::move(descent), text);
    const level::OwnTerrains& terrains = document.pack().terrains.own();
    if (level::OwnTerrains mended = check::repaired(terrains, fix); mended != terrains)
        return setOwnTerrains(document, std::move(mended), text);
    level::Campaign after = check::repaired(document.pack().campaign, fix);
    return after != document.pack().campaign && setCampaign(document, std::move(after), text);
}

}  // namespace

QString harmOf(const PackDocument& document, const check::Fix& fix) {
    const QString id = QString::fromStdString(fix.sheet.id);
    const level::OwnKinds& kinds = document.pack().ownKinds;
    std::optional<check::Finding> error;
    if (fix.sheet.kind == check::Sheet::Kind::Level) {
        if (const level::Level* level = findLevel(document, id)) {
            error = check::errorBroughtBy(fix, *level, *document.pack().rooms.share(),
                                          document.pack().descent, kinds);
        }
    } else if (fix.sheet.kind == check::Sheet::Kind::Room) {
        if (const level::Room* room = findRoom(document, id))
            error = check::errorBroughtBy(fix, *room, kinds);
    }
    if (!error) return {};
    //: %1 is what a fix does, such as "Move it to (3, 4)"; %2 is another problem
    return FixText::tr("Nothing was changed: \"%1\" would cause another problem: %2")
        .arg(fixText(fix), findingText(*error));
}

bool applyFix(PackDocument& document, const check::Fix& fix) {
    //: An undo command: %1 is what was done about a problem, such as "Move it to (3, 4)"
    const QString text = FixText::tr("Fix: %1").arg(fixText(fix));
    const QString id = QString::fromStdString(fix.sheet.id);
    switch (fix.sheet.kind) {
        case check::Sheet::Kind::Level:
            return mendLevel(document, id, fix, text);
        case check::Sheet::Kind::Room:
            return mendRoom(document, id, fix, text);
        case check::Sheet::Kind::Pack:
            return mendPack(document, fix, text);
    }
    return false;
}

}  // namespace mazeloom::widgets
