// SPDX-License-Identifier: MIT
// The shortest ways over what is known of a floor, from one cell to all others: breadth first.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/grid.h"
#include "core/grid/point.h"

namespace mazeloom::play::descent {

class Ways {
  public:
    /// Finds them anew. `isOpen(p, d)` says whether a step in direction d leads to a cell.
    template <typename IsOpen>
    void find(grid::Size size, grid::Point from, const IsOpen& isOpen) {
        begin(size, from);
        for (std::size_t next = 0; next < cells_.size(); ++next) {
            const grid::Point at = cells_[next];
            for (const grid::Direction direction : grid::kDirections) {
                const grid::Point to = at + grid::offset(direction);
                if (stamps_.at(to) == round_ || !isOpen(to, direction)) continue;
                reach(to, direction);
            }
        }
    }

    /// All cells that can be come to, the nearest first, from the start on.
    std::span<const grid::Point> cells() const { return cells_; }
    /// The first step of the way to one of them that is not the start.
    grid::Direction stepTo(grid::Point to) const;

  private:
    void begin(grid::Size size, grid::Point from);
    void reach(grid::Point p, grid::Direction by) {
        stamps_.at(p) = round_;
        by_.at(p) = by;
        cells_.push_back(p);
    }

    // One more cell all around: nothing has to be asked at the border.
    grid::Grid<std::uint32_t, 1> stamps_;  ///< the round in which a cell was come to
    grid::Grid<grid::Direction, 1> by_;    ///< by what step
    std::uint32_t round_ = 0;
    std::vector<grid::Point> cells_;
};

}  // namespace mazeloom::play::descent
