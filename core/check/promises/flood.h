// SPDX-License-Identifier: MIT
// What hangs together on a map, found the plain way: cell by cell. The stages have faster ways, and
// this is what they are held to.
#pragma once

#include <vector>

#include "core/grid/direction.h"
#include "core/level/map/cell.h"

namespace mazeloom::check {

/// A number for each cell that `among` (a function of an index) takes: the same for cells that hang
/// together, edge to edge. 0 for others.
struct Parts {
    grid::Grid<std::uint32_t, 2> of;
    std::vector<grid::Point> first;   ///< of part 1, 2, …: its first cell
    std::vector<std::int64_t> cells;  ///< how many cells it has

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
