// SPDX-License-Identifier: MIT
// The shortest ways over what is known of a floor, from one cell to all others: breadth first,
// and no farther than somebody asks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/grid.h"
#include "core/grid/point.h"

namespace mazeloom::analyse::bots::descent {

class Ways {
  public:
    /// They are found anew from here, as far as first() needs them.
    void begin(grid::Size size, grid::Point from);

    /// The nearest cell that is wanted, the start not among them; of equally near ones the first
    /// that is come to. `isOpen(p, d)` says whether a step in direction d leads to a cell: the same
    /// since the last begin().
    template <typename IsWanted, typename IsOpen>
    std::optional<grid::Point> first(const IsWanted& isWanted, const IsOpen& isOpen) {
        for (std::size_t i = 1;; ++i) {
            while (i >= cells_.size()) {
                if (next_ == cells_.size()) return std::nullopt;
                goOnFrom(cells_[next_++], isOpen);
            }
            if (isWanted(cells_[i])) return cells_[i];
        }
    }
    /// The first step of the way to a cell that first() came to.
    grid::Direction stepTo(grid::Point to) const;

  private:
    template <typename IsOpen>
    void goOnFrom(grid::Point at, const IsOpen& isOpen) {
        for (const grid::Direction direction : grid::kDirections) {
            const grid::Point to = at + grid::offset(direction);
            if (stamps_.at(to) != round_ && isOpen(to, direction)) reach(to, direction);
        }
    }
    void reach(grid::Point p, grid::Direction by) {
        stamps_.at(p) = round_;
        by_.at(p) = by;
        cells_.push_back(p);
    }

    // One more cell all around: nothing has to be asked at the border.
    grid::Grid<std::uint32_t, 1> stamps_;  ///< the round in which a cell was come to
    grid::Grid<grid::Direction, 1> by_;    ///< by what step
    std::uint32_t round_ = 0;
    std::vector<grid::Point> cells_;  ///< the nearest first
    std::size_t next_ = 0;            ///< of these the first that was not gone on from
};

}  // namespace mazeloom::analyse::bots::descent
