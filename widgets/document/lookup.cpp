// SPDX-License-Identifier: MIT
#include "widgets/document/lookup.h"

#include <memory>
#include <utility>

#include <QLocale>

#include "core/document/edits_folders.h"
#include "core/edit/paint/room_paint.h"
#include "core/level/campaign/floor_of.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

using document::SheetKind;

const document::LevelState* stateOf(const PackDocument& document, const QString& levelId) {
    return document.content().levelState(keyOf(document, levelSheet(levelId)));
}

/// Returns the floor context of a level, at the depth at which the user views it.
level::FloorContext floorOf(const PackDocument& document, const level::Level& level,
                            const document::LevelState& state) {
    level::FloorContext floor = level::floorOf(document.pack().descent, level);
    if (level.ruleset == level::Ruleset::Descent && state.depth > 0) floor.depth = state.depth;
    return floor;
}

bool isSame(const level::FloorContext& a, const level::FloorContext& b) {
    return a.depth == b.depth && a.mayHoldBoss == b.mayHoldBoss && a.tables == b.tables;
}

}  // namespace

document::SheetKey keyOf(const PackDocument& document, const Sheet& sheet) {
    return document.content().find(sheet.isRoom() ? SheetKind::Room : SheetKind::Level,
                                   sheet.id.toStdString());
}

Sheet sheetOf(const PackDocument& document, document::SheetKey key) {
    const bool isRoom = document.content().kindOf(key) == SheetKind::Room;
    return {isRoom ? Sheet::Kind::Room : Sheet::Kind::Level, qstring(document.content().idOf(key))};
}

const level::Level* findLevel(const PackDocument& document, const QString& id) {
    return document.content().levelOf(keyOf(document, levelSheet(id)));
}

const level::Room* findRoom(const PackDocument& document, const QString& id) {
    return document.content().roomOf(keyOf(document, roomSheet(id)));
}

std::size_t placeOf(const PackDocument& document, const Sheet& sheet) {
    const level::Pack& pack = document.pack();
    return document.content()
        .placeOf(keyOf(document, sheet))
        .value_or(sheet.isRoom() ? pack.rooms.size() : pack.levels.size());
}

QStringList folders(const PackDocument& document) {
    QStringList names;
    for (const std::string& name : document::foldersOf(document.pack()))
        names << qstring(name);
    return names;
}

bool isModified(const PackDocument& document, const Sheet& sheet) {
    const document::SheetState* state = document.content().state(keyOf(document, sheet));
    return state != nullptr && state->isModified();
}

QString currentLevelId(const PackDocument& document) {
    const Sheet sheet = document.currentSheet();
    return sheet.isRoom() ? QString() : sheet.id;
}

const level::Level* currentLevel(const PackDocument& document) {
    return document.content().levelOf(document.content().shown());
}

level::LevelTexts shownTexts(const level::Level& level) {
    return level::textsOf(level, QLocale().name().toStdString());
}

bool setCurrentLevel(PackDocument& document, const QString& id) {
    return document.setCurrentSheet(levelSheet(id));
}

const level::PaintGrid* paintOf(const PackDocument& document, const Sheet& sheet) {
    return document.content().paintOf(keyOf(document, sheet));
}

const ObjectList* objectsOf(const PackDocument& document, const Sheet& sheet) {
    return document.content().objectsOf(keyOf(document, sheet));
}

LevelHead headOf(const PackDocument& document, const QString& levelId) {
    const level::Level* level = findLevel(document, levelId);
    return level == nullptr ? LevelHead{} : document::headOf(*level);
}

const std::vector<Problem>& recipeProblems(const PackDocument& document, const QString& levelId) {
    static const std::vector<Problem> none;
    const document::LevelState* state = stateOf(document, levelId);
    return state == nullptr ? none : state->recipeProblems;
}

bool isRecipeChanged(const PackDocument& document, const QString& levelId) {
    const document::LevelState* state = stateOf(document, levelId);
    return state != nullptr && findLevel(document, levelId)->recipe != *state->read;
}

const SeedHistory& seedHistory(const PackDocument& document, const QString& levelId) {
    static const SeedHistory none;
    const document::LevelState* state = stateOf(document, levelId);
    return state == nullptr ? none : state->seeds;
}

std::uint64_t seedOf(const PackDocument& document, const QString& levelId) {
    return seedHistory(document, levelId).current();
}

std::optional<int> chosenDepth(const PackDocument& document, const QString& levelId) {
    const document::LevelState* state = stateOf(document, levelId);
    if (state == nullptr || state->depth == 0) return {};
    return state->depth;
}

int shownDepth(const PackDocument& document, const QString& levelId) {
    const document::LevelState* state = stateOf(document, levelId);
    return state == nullptr ? 1 : floorOf(document, *findLevel(document, levelId), *state).depth;
}

std::optional<GenerationRequest> generationRequest(const PackDocument& document) {
    const document::Document& content = document.content();
    const level::Room* room = content.roomOf(content.shown());
    if (room == nullptr) return generationRequest(document, document.currentSheet().id);
    auto shown = std::make_shared<const level::Level>(edit::asLevel(*room));
    return GenerationRequest{
        std::move(shown), document.pack().rooms.share(), 0, {}, document.pack().ownKinds.share()};
}

std::optional<GenerationRequest> generationRequest(const PackDocument& document,
                                                   const QString& levelId) {
    const document::LevelState* state = stateOf(document, levelId);
    if (state == nullptr) return {};
    const level::Pack& pack = document.pack();
    auto level = pack.levels.share(placeOf(document, levelSheet(levelId)));
    const level::FloorContext floor = floorOf(document, *level, *state);
    return GenerationRequest{std::move(level), pack.rooms.share(), state->seeds.current(), floor,
                             pack.ownKinds.share()};
}

bool isUpToDate(const PackDocument& document, const GenerationRequest& request) {
    const document::Document& content = document.content();
    const document::LevelState* state = content.levelState(content.shown());
    // A room has no level or seed to compare. Every change of a room causes a new request, so the
    // latest request is up to date.
    if (state == nullptr) return true;
    // Comparing the pointers suffices: an edit does not change a level that a request shares, but
    // puts a new level in its place.
    const level::Level* level = content.levelOf(content.shown());
    return request.level.get() == level && request.rooms == document.pack().rooms.share() &&
           request.kinds == document.pack().ownKinds.share() &&
           request.seed == state->seeds.current() &&
           isSame(request.floor, floorOf(document, *level, *state));
}

}  // namespace mazeloom::widgets
