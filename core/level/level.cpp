// SPDX-License-Identifier: MIT
#include "core/level/level.h"

#include <algorithm>

namespace mazeloom::level {

namespace {

grid::Point mirrored(grid::Point p, grid::Size size) {
    return {size.width - 1 - p.x, p.y};
}

/// A clockwise quarter turn of a grid of `size`.
grid::Point turned(grid::Point p, grid::Size size) {
    return {size.height - 1 - p.y, p.x};
}

grid::Point moved(grid::Point p, grid::Size size, Symmetry symmetry) {
    if (symmetry.mirrored) p = mirrored(p, size);
    for (int turn = 0; turn < symmetry.quarterTurns; ++turn) {
        p = turned(p, size);
        std::swap(size.width, size.height);
    }
    return p;
}

grid::Direction moved(grid::Direction d, Symmetry symmetry) {
    const bool sideways = d == grid::Direction::Left || d == grid::Direction::Right;
    if (symmetry.mirrored && sideways) d = grid::opposite(d);
    for (int turn = 0; turn < symmetry.quarterTurns; ++turn)
        d = grid::clockwise(d);
    return d;
}

}  // namespace

Objectives objectivesOf(const Level& level) {
    if (!level.objectives.isEmpty()) return level.objectives;
    Objectives objectives;
    objectives.coins = Objectives::kAllCoins;
    objectives.exit =
        std::ranges::find(level.objects, ThingKind::Exit, &Object::kind) != level.objects.end();
    return objectives;
}

Room transformed(const Room& room, Symmetry symmetry) {
    Room result = room;
    const grid::Size size = room.cells.size();
    const bool swapped = symmetry.quarterTurns % 2 != 0;
    result.cells =
        grid::Grid<Terrain>(swapped ? grid::Size{size.height, size.width} : size, Terrain::Void);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            result.cells.at(moved({x, y}, size, symmetry)) = room.cells.at({x, y});
        }
    }
    for (grid::Point& entrance : result.entrances)
        entrance = moved(entrance, size, symmetry);
    for (Object& object : result.objects) {
        object.at = moved(object.at, size, symmetry);
        object.direction = moved(object.direction, symmetry);
    }
    return result;
}

const Level* Pack::findLevel(std::string_view wanted) const {
    const auto found = std::ranges::find(levels, wanted, &Level::id);
    return found == levels.end() ? nullptr : &*found;
}

}  // namespace mazeloom::level
