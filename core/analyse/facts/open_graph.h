// SPDX-License-Identifier: MIT
// The open cells of a map as a graph: its nodes are the walkable cells, and its edges join
// neighbours. The frame of the cells cannot be walked, so that the map's border needs no check.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/map.h"

namespace mazeloom::analyse {

inline grid::Index beside(grid::Index cell, std::ptrdiff_t step) {
    return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(cell) + step);
}

/// Calls visit(index) for every open cell, row by row.
template <typename Visit>
void forEachOpen(const level::CellGrid& cells, const Visit& visit) {
    for (int y = 0; y < cells.height(); ++y) {
        const grid::Index first = cells.index({0, y});
        const grid::Index end = first + static_cast<grid::Index>(cells.width());
        for (grid::Index i = first; i < end; ++i) {
            if (cells[i].isWalkable()) visit(i);
        }
    }
}

/// Returns how many of the four neighbours of a cell are open.
inline int openBeside(const level::CellGrid& cells, grid::Index i) {
    int count = 0;
    for (const std::ptrdiff_t step : cells.steps())
        count += cells[beside(i, step)].isWalkable() ? 1 : 0;
    return count;
}

}  // namespace mazeloom::analyse
