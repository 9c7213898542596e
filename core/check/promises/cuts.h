// SPDX-License-Identifier: MIT
// Narrow passages, found by walking through the region (Tarjan's articulation points), where the
// generator looks at the shapes around it.
#pragma once

#include <algorithm>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/grid.h"

namespace mazeloom::check {

/// The cells that hang together with `start` (`isOpen` is true of them; it is asked of cells beside
/// the grid too) whose blocking would leave at least two parts of two or more cells.
template <typename IsOpen>
std::vector<grid::Point> cutsOf(grid::Size size, grid::Point start, const IsOpen& isOpen) {
    struct Visit {
        grid::Point cell;
        std::uint8_t next = 0;     ///< the direction to look in next
        std::uint32_t low = 0;     ///< the earliest cell that can be met from here or behind
        std::uint32_t size = 1;    ///< cells that were first met through this one, itself included
        std::uint32_t cutOff = 0;  ///< of these, those that hang on this cell alone
        std::uint32_t largeParts = 0;  ///< parts of two or more cells among them
    };
    grid::Grid<std::uint32_t> met(size, 0);  // when, counted from 1
    std::vector<Visit> walk;
    std::vector<Visit> cutting;  // what is behind them hangs on them alone
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
        // What is not cut off by the cell is one more part: all that was met before, and what can
        // go round.
        const std::uint32_t rest = count - 1 - visit.cutOff;
        if (visit.largeParts + (rest >= 2 ? 1 : 0) >= 2) cuts.push_back(visit.cell);
    }
    return cuts;
}

}  // namespace mazeloom::check
