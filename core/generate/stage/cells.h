// SPDX-License-Identifier: MIT
// Small looks at cells that several stages share.
#pragma once

#include "core/level/map/cell.h"

namespace mazeloom::generate {

/// Whether a trap or a coin may be put on a cell.
constexpr bool holdsItems(level::Cell cell) {
    return cell.holdsItems() && !cell.hasThing() && !cell.isKept();
}

/// Calls visit(index) for every cell, row by row.
template <typename Grid, typename Visit>
void forEachCell(const Grid& grid, const Visit& visit) {
    for (int y = 0; y < grid.height(); ++y) {
        const grid::Index first = grid.index({0, y});
        const grid::Index end = first + static_cast<grid::Index>(grid.width());
        for (grid::Index i = first; i < end; ++i)
            visit(i);
    }
}

/// Calls visit(index, point) for every cell, row by row.
template <typename Grid, typename Visit>
void forEachPlace(const Grid& grid, const Visit& visit) {
    for (int y = 0; y < grid.height(); ++y) {
        grid::Index i = grid.index({0, y});
        for (int x = 0; x < grid.width(); ++x, ++i)
            visit(i, grid::Point{x, y});
    }
}

}  // namespace mazeloom::generate
