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

}  // namespace mazeloom::doors
