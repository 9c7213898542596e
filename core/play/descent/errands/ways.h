// SPDX-License-Identifier: MIT
// The shortest ways over the known part of a floor, from one cell to all others. Searches breadth
// first, and only as far as needed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/grid.h"
#include "core/grid/point.h"

namespace mazeloom::play::descent {

class Ways {
  public:
    /// Begins a new search from `from`; first() continues it as far as needed.
    void begin(grid::Size size, grid::Point from);

    /// Returns the nearest wanted cell, never the start; among equally near cells, the one that is
    /// reached first. Returns nullopt if no wanted cell can be reached. `isOpen(p, d)` says whether
    /// a step in direction d can enter cell p; its answers must not change until the next begin().
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
    /// Returns the first step of the way to a cell that first() returned.
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

    // The grids have a frame of one cell, so that the border needs no check.
    grid::Grid<std::uint32_t, 1> stamps_;  ///< the round in which a cell was reached
    grid::Grid<grid::Direction, 1> by_;    ///< the step that reached it
    std::uint32_t round_ = 0;
    std::vector<grid::Point> cells_;  ///< the reached cells, the nearest first
    std::size_t next_ = 0;            ///< index of the first cell that was not expanded
};

}  // namespace mazeloom::play::descent
