// SPDX-License-Identifier: MIT
// Finds connected parts of a map with a plain flood fill, cell by cell. The faster methods of the
// stages are checked against it.
#pragma once

#include <vector>

#include "core/grid/direction.h"
#include "core/level/map/cell.h"

namespace mazeloom::check {

/// Labels of cells: cells accepted by `among` (a function of an index) have the same number if they
/// are connected through edges. Other cells have 0.
struct Parts {
    grid::Grid<std::uint32_t, 2> of;
    std::vector<grid::Point> first;   ///< the first cell of part 1, 2, …
    std::vector<std::int64_t> cells;  ///< number of cells of each part

    std::size_t count() const { return first.size(); }
    std::uint32_t at(grid::Point cell) const { return of.at(cell); }
};

template <typename Among>
Parts partsOf(grid::Size size, const Among& among) {
    Parts parts{grid::Grid<std::uint32_t, 2>(size), {}, {}};
    const auto steps = parts.of.steps();
    std::vector<grid::Index> stack;
    const auto take = [&](grid::Index i) {
        if (parts.of[i] != 0 || !among(i)) return;
        parts.of[i] = static_cast<std::uint32_t>(parts.count());
        ++parts.cells.back();
        stack.push_back(i);
    };
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const grid::Index start = parts.of.index({x, y});
            if (parts.of[start] != 0 || !among(start)) continue;
            parts.first.push_back({x, y});
            parts.cells.push_back(0);
            take(start);
            while (!stack.empty()) {
                const grid::Index here = stack.back();
                stack.pop_back();
                for (std::ptrdiff_t step : steps)
                    take(static_cast<grid::Index>(here + step));
            }
        }
    }
    return parts;
}

/// Calls visit(cell) for each cell, row by row.
template <typename Visit>
void forEachCell(grid::Size size, const Visit& visit) {
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            visit(grid::Point{x, y});
    }
}

}  // namespace mazeloom::check
