// SPDX-License-Identifier: MIT
#include "widgets/play/temple/temple_words.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/play/temple/rules/boss.h"
#include "core/play/temple/rules/lasers.h"
#include "core/play/temple/rules/objectives.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/play/board/way_words.h"
#include "widgets/play/temple/temple_hints.h"

namespace mazeloom::widgets {

using grid::Point;
using level::ThingKind;
using play::temple::Field;
using play::temple::Happening;
using play::temple::State;
using play::temple::Supply;
using play::temple::What;

namespace {

class TempleWords {
    Q_DECLARE_TR_FUNCTIONS(TempleWords)
};

/// Calls `visit(ThingKind, const grid::Rect& body)` for each living bug and boss.
template <typename Visit>
void forEachMover(const ShownTemple& shown, const Visit& visit) {
    const State& state = shown.state;
    for (std::size_t i = 0; i < shown.field.bugs().size(); ++i) {
        if (state.bugs.contains(static_cast<std::uint32_t>(i))) continue;
        visit(ThingKind::Bug, shown.field.bugs()[i].bodyAt(state.tick));
    }
    for (std::size_t i = 0; i < state.bosses.size(); ++i) {
        const auto& boss = shown.field.bosses()[i];
        if (state.bosses[i].wounds >= boss.toughness) continue;
        visit(ThingKind::Boss, boss.bodyAt(state.bosses[i].at));
    }
}

/// Adds words for everything that may harm a hero who steps on the cell.
void addDangers(QStringList& words, const ShownTemple& shown, Point cell) {
    const unsigned notes = shown.field.notes(cell);
    if ((notes & Field::kMover) != 0 || !shown.state.bosses.empty()) {
        forEachMover(shown, [&](ThingKind kind, const grid::Rect& body) {
            if (body.contains(cell)) words << thingText(kind);
        });
    }
    if ((notes & Field::kBeam) != 0 && isBurning(shown.field, shown.state, cell))
        words << TempleWords::tr("laser beam");
    for (const auto& explosive : shown.state.explosives) {
        if (explosive.at != cell) continue;
        words << (explosive.kind == Supply::Tnt ? TempleWords::tr("burning TNT")
                                                : TempleWords::tr("flying grenade"));
    }
}

void addThings(QStringList& words, const ShownTemple& shown, Point cell) {
    const Field& field = shown.field;
    const State& state = shown.state;
    const auto member = static_cast<std::uint32_t>(field.index(cell));
    const unsigned notes = field.notes(cell);
    if ((notes & Field::kCoin) != 0 && !state.coins.contains(member))
        words << TempleWords::tr("coin");
    for (std::size_t i = 0; i < field.emitters().size(); ++i) {
        if (field.emitters()[i].at != cell) continue;
        words << (state.emitters.contains(static_cast<std::uint32_t>(i))
                      ? TempleWords::tr("destroyed laser emitter")
                      : thingText(ThingKind::Emitter));
    }
    if ((notes & Field::kThing) != 0) {
        for (std::size_t i = 0; i < field.items().size(); ++i) {
            if (field.items()[i].at == cell && !state.items.contains(static_cast<std::uint32_t>(i)))
                words << thingText(field.items()[i].kind);
        }
        for (std::size_t i = 0; i < field.consoles().size(); ++i) {
            if (field.consoles()[i].at != cell) continue;
            words << (state.consoles.contains(static_cast<std::uint32_t>(i))
                          ? TempleWords::tr("console that was read")
                          : thingText(ThingKind::Console));
        }
        if (field.isExit(cell)) {
            words << (state.exitOpen ? TempleWords::tr("open exit")
                                     : TempleWords::tr("closed exit"));
        }
    }
    const level::Map& map = field.map();
    const auto thing = shown.own == nullptr ? std::nullopt : shown.own->at(map.cells.index(cell));
    if (thing && thing->own >= 0)
        words << ownText((*map.kinds)[static_cast<std::size_t>(thing->own)]);
    if ((notes & Field::kTrap) != 0) {
        if (state.disabled.contains(member))
            words << TempleWords::tr("disabled trap");
        else if (shown.isTrapShown(cell) && !state.blown.contains(member))
            words << TempleWords::tr("trap");
    }
}

/// Returns a description of a cell; `number` is its number in words. Mentions a plain floor only if
/// there is nothing else to mention.
QString wordsOf(const ShownTemple& shown, Point cell, const QString& number) {
    if (!shown.field.contains(cell)) return TempleWords::tr("outside");
    QStringList words;
    addDangers(words, shown, cell);
    if (!number.isEmpty()) words << number;
    addThings(words, shown, cell);
    const level::Map& map = shown.field.map();
    const level::Terrain terrain = map.cells.at(cell).terrain();
    const bool isSaid = !words.isEmpty() && terrain == level::Terrain::Floor;
    // An emitter hides the terrain of its cell.
    const bool isFilled =
        std::ranges::find(shown.field.emitters(), cell, &play::temple::Emitter::at) !=
        shown.field.emitters().end();
    if (!isSaid && !isFilled) words << terrainText(terrain, map.terrains);
    return words.join(QStringLiteral(", "));
}

std::optional<int> numberOf(const ShownTemple& shown, Point cell) {
    return shownNumber(shown.field, shown.state, shown.numbers, cell);
}

QString livesText(std::int32_t lives) {
    return TempleWords::tr("%n lives", nullptr, lives);
}

/// Returns what a wounded boss does from now on.
QString woundWords(const ShownTemple& shown, std::size_t boss) {
    switch (phaseOf(shown.field.bosses()[boss], shown.state.bosses[boss])) {
        case play::temple::BossPhase::Watching:
            break;
        case play::temple::BossPhase::Listening:
            return TempleWords::tr("The boss is wounded: from now on it hears your steps.");
        case play::temple::BossPhase::Raging:
            return TempleWords::tr("The boss is wounded and rages: one more blast kills it.");
    }
    return TempleWords::tr("The boss is wounded.");
}

}  // namespace

QString cellWords(const ShownTemple& shown, Point cell) {
    const auto number = numberOf(shown, cell);
    return wordsOf(shown, cell, number ? QString::number(*number) : QString());
}

QString placeWords(const ShownTemple& shown) {
    const Point at = shown.state.hero.at;
    const auto number = numberOf(shown, at);
    QStringList sentences{
        //: For screen readers: %1 column, %2 row, %3 what is on that cell ("2 traps around, coin")
        TempleWords::tr("%1, %2: %3")
            .arg(QString::number(at.x), QString::number(at.y),
                 wordsOf(
                     shown, at,
                     //: The number on a cell: %n of the eight cells around it hold a trap
                     number ? TempleWords::tr("%n trap(s) around", nullptr, *number) : QString()))};
    for (const Point way : kToldWays)
        sentences << besideText(way, cellWords(shown, at + way));
    return sentences.join(QStringLiteral(". "));
}

QString moverWords(const ShownTemple& shown) {
    const Point hero = shown.state.hero.at;
    std::vector<std::pair<int, QString>> found;
    forEachMover(shown, [&](ThingKind kind, const grid::Rect& body) {
        const Point nearest{std::clamp(hero.x, body.x, body.right()),
                            std::clamp(hero.y, body.y, body.bottom())};
        const Point way = nearest - hero;
        const int far = std::max(std::abs(way.x), std::abs(way.y));
        if (far > 1 && far <= kEarshot) found.emplace_back(far, farText(thingText(kind), way));
    });
    std::ranges::stable_sort(found, {}, &std::pair<int, QString>::first);
    QStringList sentences;
    for (const auto& [far, text] : found)
        sentences << text;
    return sentences.join(QStringLiteral(". "));
}

QString hintWords(const HintMarks& marks, Point hero) {
    const auto placeOf = [hero](const QString& what, Point cell) {
        const Point way = cell - hero;
        return way == Point{} ? TempleWords::tr("%1: here").arg(what) : farText(what, way);
    };
    QStringList places{placeOf(TempleWords::tr("the cell"), marks.about.cell)};
    for (const auto& number : marks.about.numbers)
        places << placeOf(QString::number(number.value), number.cell);
    //: For screen readers: what a hint marks, "the cell: 1 right; 2: 1 right, 1 below"
    return TempleWords::tr("Marked: %1.").arg(places.join(QStringLiteral("; ")));
}

QString newsText(const Happening& happening, const ShownTemple& shown) {
    const int subject = happening.subject;
    switch (happening.what) {
        case What::CoinTaken: {
            const auto progress = progressOf(shown.field, shown.state);
            const auto coins = std::ranges::find(progress, play::temple::Objective::Coins,
                                                 &play::temple::ObjectiveProgress::objective);
            if (coins == progress.end()) return TempleWords::tr("Coin %1.").arg(subject);
            return TempleWords::tr("Coin %1 of %2.").arg(subject).arg(coins->wanted);
        }
        case What::HeartTaken:
            return TempleWords::tr("Heart: %1.").arg(livesText(subject));
        case What::TntTaken:
            //: %1 is the number of sticks of TNT that the hero carries
            return TempleWords::tr("TNT: %1 now.").arg(subject);
        case What::GrenadeTaken:
            return TempleWords::tr("Grenades: %1 now.").arg(subject);
        case What::PackFull:
            return TempleWords::tr("You carry as much as you can.");
        case What::TrapSprung:
            return subject > 0 ? TempleWords::tr("A trap! %1 left.").arg(livesText(subject))
                               : QString();
        case What::Wounded:
            return subject > 0
                       ? TempleWords::tr("The ground hurts you! %1 left.").arg(livesText(subject))
                       : QString();
        case What::TrapBlown:
            return TempleWords::tr("A trap goes off.");
        case What::GrenadeThrown:
            return TempleWords::tr("You throw a grenade, %1 left.").arg(shown.state.hero.grenades);
        case What::TntPlaced:
            return TempleWords::tr("TNT burns under you, %1 left.").arg(shown.state.hero.tnt);
        case What::CannotThrow:
            return TempleWords::tr("You cannot throw now.");
        case What::Blasted:
            return TempleWords::tr("A blast.");
        case What::BugKilled:
            return TempleWords::tr("A bug is dead.");
        case What::BossWounded:
            return woundWords(shown, static_cast<std::size_t>(subject));
        case What::BossKilled:
            return TempleWords::tr("The boss is dead.");
        case What::BossSawHero:
            return TempleWords::tr("The boss sees you.");
        case What::BossLostHero:
            return TempleWords::tr("The boss has lost sight of you.");
        case What::BossHeardHero:
            return TempleWords::tr("The boss hears you.");
        case What::BossRests:
            return TempleWords::tr("The boss gasps for breath.");
        case What::EmitterDestroyed:
            return TempleWords::tr("A laser is destroyed.");
        case What::Dived:
            return TempleWords::tr("Under water.");
        case What::Surfaced:
            return TempleWords::tr("Out of the water.");
        case What::ExitOpened:
            return TempleWords::tr("The exit is open.");
        case What::Bumped:
            return cellWords(shown, happening.at);
        case What::Stepped:
        case What::Carried:
        case What::ConsoleRead:
        case What::Won:
        case What::Lost:
            break;
    }
    return {};
}

}  // namespace mazeloom::widgets
