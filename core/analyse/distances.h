// SPDX-License-Identifier: MIT
// Walking distances from one cell of a map to every other cell.
#pragma once

#include <atomic>
#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/cell.h"

namespace mazeloom::analyse {

/// The number of steps from a start to each cell, through walkable cells and around traps. A step
/// leads to a cell that shares an edge.
class Distances {
  public:
    using Steps = std::uint32_t;

    /// The cell can be reached, but every way to it leads over a trap; a trap itself has this
    /// value, too.
    static constexpr Steps kOverTraps = 0xffff'fffe;
    /// The cell cannot be reached.
    static constexpr Steps kNever = 0xffff'ffff;

    Distances() = default;
    /// Computes the distances from `start`, which must be inside `cells` and counts as free of
    /// traps. If `start` is not walkable, no cell is reached. `stop` may be null; it is checked now
    /// and then, and once it is set, the result is meaningless. Needs four bytes per cell.
    Distances(const level::CellGrid& cells, grid::Point start,
              const std::atomic<bool>* stop = nullptr);

    grid::Size size() const { return steps_.size(); }
    Steps at(grid::Point cell) const { return steps_.at(cell); }
    Steps operator[](grid::Index cell) const { return steps_[cell]; }
    static constexpr bool isNumber(Steps steps) { return steps < kOverTraps; }
    /// Returns the greatest distance; 0 if no cell is reached.
    Steps farthest() const { return farthest_; }

  private:
    grid::Grid<Steps, level::CellGrid::kFrame> steps_;
    Steps farthest_ = 0;
};

}  // namespace mazeloom::analyse
