// SPDX-License-Identifier: MIT
// Finds narrow passages by a depth-first search of the region (Tarjan's articulation points). The
// generator uses another method, the shapes around a cell, so this search can check the generator.
#pragma once

#include <algorithm>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/grid.h"

namespace mazeloom::check {

/// Returns the cells of the region of `start` that are narrow: if such a cell were blocked, at
/// least two parts of two or more cells would be left. `isOpen` defines the region; it is also
/// called for cells next to the grid.
template <typename IsOpen>
std::vector<grid::Point> cutsOf(grid::Size size, grid::Point start, const IsOpen& isOpen) {
    struct Visit {
        grid::Point cell;
        std::uint8_t next = 0;         ///< the next direction to look in
        std::uint32_t low = 0;         ///< low link: earliest cell reachable from the subtree
        std::uint32_t size = 1;        ///< cells in the subtree, this one included
        std::uint32_t cutOff = 0;      ///< cells of the subtree that only this cell connects
        std::uint32_t largeParts = 0;  ///< parts of two or more cells among the cut-off ones
    };
    grid::Grid<std::uint32_t> met(size, 0);  // discovery order, from 1
    std::vector<Visit> walk;
    std::vector<Visit> cutting;  // cells with cutOff > 0
    std::uint32_t count = 0;
    const auto enter = [&](grid::Point cell) {
        met.at(cell) = ++count;
        walk.push_back({cell, 0, count});
    };
    enter(start);
    while (!walk.empty()) {
        Visit& here = walk.back();
        if (here.next < 4) {
            const grid::Point beside =
                here.cell + grid::offset(static_cast<grid::Direction>(here.next++));
            if (!isOpen(beside)) continue;
            if (met.at(beside) == 0) {
                enter(beside);
            } else {
                here.low = std::min(here.low, met.at(beside));
            }
            continue;
        }
        const Visit left = here;
        walk.pop_back();
        if (left.cutOff > 0) cutting.push_back(left);
        if (walk.empty()) break;
        Visit& before = walk.back();
        before.size += left.size;
        before.low = std::min(before.low, left.low);
        if (left.low >= met.at(before.cell)) {
            before.cutOff += left.size;
            before.largeParts += left.size >= 2 ? 1 : 0;
        }
    }
    std::vector<grid::Point> cuts;
    for (const Visit& visit : cutting) {
        // The remaining cells form one more part: the cells discovered earlier, and the cells that
        // can reach them around this cell.
        const std::uint32_t rest = count - 1 - visit.cutOff;
        if (visit.largeParts + (rest >= 2 ? 1 : 0) >= 2) cuts.push_back(visit.cell);
    }
    return cuts;
}

}  // namespace mazeloom::check
