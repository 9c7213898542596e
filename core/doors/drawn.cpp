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
                             thing.kind.empty() ? std::string("has no type: it was left out")
                                                : "type " + inQuotes(thing.kind) +
                                                      " is no kind of thing: it was left out");
    note.severity = Severity::Warning;
    notes.push_back(std::move(note));
}

bool isOfTemples(level::ThingKind kind) {
    return kind <= level::ThingKind::Boss;
}

}  // namespace

level::Level drawnLevel(const Drawing& drawing, const ImportOptions& options,
                        std::vector<Problem>& notes) {
    level::Level level;
    const std::string stem = std::filesystem::path(options.file).stem().string();
    level.title = stem.empty() ? std::string("Imported level") : stem;
    // It is none of those that are there, whatever their names.
    level.id = edit::freshId(level.title, "level", [&options](const std::string& id) {
        return options.into != nullptr && options.into->findLevel(id) != nullptr;
    });
    level.ruleset = options.ruleset;
    level.size = drawing.cells.size();
    level.terrains = terrainsOf(options);
    level.recipe.stages.push_back({"shape", true, {}});
    level.paint.emplace(level.size, level::painted(level::Terrain::Wall));
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const Cell cell = withoutLostMarks(drawing.cells.at({x, y}));
            level.paint->at({x, y}) = paintOf(cell);
            // No paint says where the hidden maze has an aisle.
            if (cell.isAisle()) level.kept.cells.set({x, y}, level::KeptCell(cell));
        }
    }
    for (const ForeignThing& thing : drawing.things)
        addThing(level, thing, options, notes);
    return level;
}

bool isMostlyNothing(grid::Size size, std::size_t bytes) {
    constexpr std::int64_t kLarge = std::int64_t{1} << 20;
    constexpr std::int64_t kCellsAByte = 16;
    const std::int64_t cells = std::int64_t{size.width} * size.height;
    return cells > kLarge && cells / kCellsAByte > static_cast<std::int64_t>(bytes);
}

Problem tooManyThings(const ImportOptions& options) {
    return problemAt(options.file, {},
                     "holds more than " + std::to_string(kMaxDrawnThings) + " things");
}

std::optional<level::ThingKind> thingOfCharacter(char character) {
    for (const level::ThingKind thing : level::kThingKinds) {
        if (level::info(thing).glyph == character) return thing;
    }
    return std::nullopt;
}

std::optional<Cell> cellOfCharacter(char character, level::Ruleset ruleset, level::Terrain below,
                                    const level::TerrainTable& terrains) {
    if (character == kSecret) return Cell(level::Terrain::Floor);
    if (character == kTrap) return terrains.cell(below).with(Cell::kTrap);
    if (character == kCoin) return terrains.cell(below).with(Cell::kCoin);
    const auto terrain = terrains.ofCharacter(character);
    if (!terrain) return std::nullopt;
    const Cell cell = terrains.cell(*terrain);
    const bool isAisle = ruleset == level::Ruleset::Temple && *terrain == level::Terrain::Floor;
    return isAisle ? cell.with(Cell::kAisle) : cell;
}

void CharacterReader::take(Drawing& drawing, grid::Point at, char character, level::Terrain below) {
    Cell& cell = drawing.cells.at(at);
    // Which of the games it is, and so whether these are aisles, is known at the end.
    if (const auto known = cellOfCharacter(character, level::Ruleset::Temple, below, terrains_)) {
        cell = *known;
        // The pack's own are of both games.
        const unsigned canvases = level::isOwn(cell.terrain())
                                      ? level::kEveryCanvas
                                      : level::info(cell.terrain()).canvases;
        hasSecrets_ = hasSecrets_ || character == kSecret;
        // Water is painted in temples alone, but stages lay it into floors as well.
        if (character == kSecret || cell.isTrap() || cell.hasCoin() ||
            (canvases == level::kTempleLevel && cell.terrain() != level::Terrain::Water)) {
            ++ofTemple_;
        }
        mayBeDescent_ = mayBeDescent_ || canvases == level::kDescentCanvases;
    } else if (const auto kind = thingOfCharacter(character)) {
        cell = terrains_.cell(below);
        hasTooMany_ = hasTooMany_ || drawing.things.size() == kMaxDrawnThings;
        if (hasTooMany_) return;
        drawing.things.push_back({.place = -1,
                                  .kind = std::string(level::info(*kind).id),
                                  .at = at,
                                  .name = {},
                                  .where = {}});
        if (*kind != level::ThingKind::Hero) ++(isOfTemples(*kind) ? ofTemple_ : ofDescent_);
    } else {
        cell = terrains_.cell(below);
        note(at, character);
    }
}

std::optional<Problem> CharacterReader::finish(Drawing& drawing) const {
    if (hasTooMany_) return tooManyThings(options_);
    // Where walls of the hidden maze are told from floor, all other floor is an aisle.
    if (hasSecrets_ && ruleset() == level::Ruleset::Temple) return std::nullopt;
    for (int y = 0; y < drawing.cells.height(); ++y) {
        for (Cell& cell : drawing.cells.row(y))
            cell = cell.without(Cell::kAisle);
    }
    return std::nullopt;
}

level::Ruleset CharacterReader::ruleset() const {
    if (ofTemple_ != ofDescent_)
        return ofTemple_ > ofDescent_ ? level::Ruleset::Temple : level::Ruleset::Descent;
    return mayBeDescent_ ? level::Ruleset::Descent : options_.ruleset;
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
