// SPDX-License-Identifier: MIT
#include "core/level/map/symmetry.h"

#include <algorithm>

namespace mazeloom::level {

grid::Point transformed(grid::Point cell, Symmetry symmetry) {
    if (symmetry.mirrored) cell.x = -cell.x;
    for (int turn = 0; turn < symmetry.quarterTurns; ++turn)
        cell = {-cell.y, cell.x};
    return cell;
}

grid::Point transformed(grid::Point cell, grid::Size size, Symmetry symmetry) {
    // Two opposite corners of the grid, turned about (0, 0), determine its new top left: the
    // smaller x and the smaller y of the two.
    const grid::Point first = transformed(grid::Point{0, 0}, symmetry);
    const grid::Point last = transformed(grid::Point{size.width - 1, size.height - 1}, symmetry);
    const grid::Point topLeft{std::min(first.x, last.x), std::min(first.y, last.y)};
    return transformed(cell, symmetry) - topLeft;
}

grid::Size transformed(grid::Size size, Symmetry symmetry) {
    if (symmetry.quarterTurns % 2 == 0) return size;
    return {size.height, size.width};
}

grid::Direction transformed(grid::Direction direction, Symmetry symmetry) {
    const bool sideways = direction == grid::Direction::Left || direction == grid::Direction::Right;
    if (symmetry.mirrored && sideways) direction = grid::opposite(direction);
    for (int turn = 0; turn < symmetry.quarterTurns; ++turn)
        direction = grid::clockwise(direction);
    return direction;
}

Terrain transformed(Terrain terrain, Symmetry symmetry) {
    if (const auto flow = info(terrain).flow) return waterfall(transformed(*flow, symmetry));
    if (const auto entry = info(terrain).entry) return oneWayDoor(transformed(*entry, symmetry));
    return terrain;
}

}  // namespace mazeloom::level
