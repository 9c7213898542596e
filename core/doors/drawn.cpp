// SPDX-License-Identifier: MIT
#include "core/doors/drawn.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/in_quotes.h"
#include "core/level/id.h"

namespace mazeloom::doors {

namespace {

using level::Cell;

/// Of the text format: a wall of the hidden maze, a trap, a coin.
constexpr char kSecret = ',';
constexpr char kTrap = 'x';
constexpr char kCoin = '$';

/// Where the file shows nothing there is wall: levels of a game have nothing beyond.
level::Paint paintOf(Cell cell) {
    if (cell.terrain() == level::Terrain::Void) return level::painted(level::Terrain::Wall);
    const auto mark = cell.isTrap()    ? level::PaintMark::Trap
                      : cell.hasCoin() ? level::PaintMark::Coin
                                       : level::PaintMark::None;
    return level::painted(cell.terrain(), mark);
}

void addThing(level::Level& level, const ForeignThing& thing, const ImportOptions& options,
              std::vector<Problem>& notes) {
    const auto kind = level::thingKind(thing.kind);
    if (kind && level::isMover(*kind)) {
        // It stands still: nothing says where it goes.
        level::Trajectory path;
        path.kind = *kind;
        path.points = {thing.at};
        level.trajectories.push_back(std::move(path));
        return;
    }
    level::Object object;
    object.at = thing.at;
    if (kind) {
        object.kind = *kind;
        level.objects.push_back(std::move(object));
        return;
    }
    if (thing.kind.starts_with(level::kOwnPrefix) &&
        level::isId(thing.kind.substr(level::kOwnPrefix.size()))) {
        object.kind = level::ThingKind::Own;
        object.own = thing.kind.substr(level::kOwnPrefix.size());
        level.objects.push_back(std::move(object));
        return;
    }
    Problem note = problemAt(options.file, thing.where,
                             thing.kind.empty()
                                 ? std::string("has no type: it was left out")
                                 : "type " + inQuotes(thing.kind) +
                                       " is no kind of thing: it was left out");
    note.severity = Severity::Warning;
    notes.push_back(std::move(note));
}

/// The thing of the program's that a character stands for.
std::optional<level::ThingKind> thingOf(char character) {
    for (int kind = 0; kind < level::kThingKinds; ++kind) {
        const auto thing = static_cast<level::ThingKind>(kind);
        if (level::info(thing).glyph == character) return thing;
    }
    return std::nullopt;
}

bool isOfTemples(level::ThingKind kind) {
    return kind <= level::ThingKind::Boss && kind != level::ThingKind::Hero;
}

}  // namespace

level::Level drawnLevel(const Drawing& drawing, const ImportOptions& options,
                        std::vector<Problem>& notes) {
    level::Level level;
    const std::string stem = std::filesystem::path(options.file).stem().string();
    level.title = stem.empty() ? std::string("Imported level") : stem;
    level.id = edit::freshId(level.title, "level", [](const std::string&) { return false; });
    level.ruleset = options.ruleset;
    level.size = drawing.cells.size();
    level.recipe.stages.push_back({"shape", true, {}});
    level.paint.emplace(level.size, level::painted(level::Terrain::Wall));
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const Cell cell = drawing.cells.at({x, y});
            level.paint->at({x, y}) = paintOf(cell);
            // No paint says where the hidden maze has an aisle.
            if (cell.isAisle()) level.kept.cells.set({x, y}, level::KeptCell(cell));
        }
    }
    for (const ForeignThing& thing : drawing.things)
        addThing(level, thing, options, notes);
    return level;
}

void CharacterReader::take(Drawing& drawing, grid::Point at, char character,
                           level::Terrain below) {
    Cell& cell = drawing.cells.at(at);
    const auto terrain =
        std::ranges::find(level::kTerrains, character, &level::TerrainInfo::glyph);
    if (character == kSecret || character == kTrap || character == kCoin) {
        isTemple_ = true;
        hasSecrets_ = hasSecrets_ || character == kSecret;
        cell = Cell(below);
        if (character == kTrap) cell = cell.with(Cell::kTrap);
        if (character == kCoin) cell = cell.with(Cell::kCoin);
    } else if (terrain != level::kTerrains.end()) {
        cell = Cell(terrain->terrain);
        if (terrain->terrain == level::Terrain::Floor) plain_.push_back(at);
        isTemple_ = isTemple_ || terrain->canvases == level::kTempleLevel;
        isDescent_ = isDescent_ || terrain->door || terrain->tint == level::Tint::Stairs;
    } else if (const auto kind = thingOf(character)) {
        cell = Cell(below);
        drawing.things.push_back({.place = -1,
                                  .kind = std::string(level::info(*kind).id),
                                  .at = at,
                                  .name = {},
                                  .where = {}});
        (isOfTemples(*kind) ? isTemple_ : isDescent_) = true;
        if (*kind == level::ThingKind::Hero) isDescent_ = isDescent_ && !isTemple_;
    } else {
        cell = Cell(below);
        note(at, character);
    }
}

void CharacterReader::finish(Drawing& drawing) const {
    // Where walls of the hidden maze are told from floor, all other floor is an aisle.
    if (!hasSecrets_ || ruleset() != level::Ruleset::Temple) return;
    for (const grid::Point at : plain_)
        drawing.cells.at(at) = drawing.cells.at(at).with(Cell::kAisle);
}

level::Ruleset CharacterReader::ruleset() const {
    if (isTemple_ == isDescent_) return options_.ruleset;
    return isTemple_ ? level::Ruleset::Temple : level::Ruleset::Descent;
}

void CharacterReader::note(grid::Point at, char character) {
    if (std::ranges::find(unknown_, character) != unknown_.end()) return;
    unknown_.push_back(character);
    Problem problem = problemAt(options_.file, {},
                                "character " + inQuotes(std::string(1, character)) +
                                    " stands for nothing: it was taken for floor");
    problem.severity = Severity::Warning;
    problem.cell = at;
    notes_.push_back(std::move(problem));
}

}  // namespace mazeloom::doors
