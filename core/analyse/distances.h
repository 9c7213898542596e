// SPDX-License-Identifier: MIT
// Walking distances from one cell of a map to every other.
#pragma once

#include <atomic>
#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/cell.h"

namespace mazeloom::analyse {

/// Steps from a start to each cell: edge to edge, through walkable cells, around traps.
class Distances {
  public:
    using Steps = std::uint32_t;

    /// Can be walked to, but every way there leads over a trap; includes the traps themselves.
    static constexpr Steps kOverTraps = 0xffff'fffe;
    /// Cannot be walked to.
    static constexpr Steps kNever = 0xffff'ffff;

    Distances() = default;
    /// `start` is inside `cells` and counts as free of traps. If it cannot be walked, nothing is
    /// reached. Once `stop` is set, which is checked now and then, the result is meaningless; it
    /// may be null. Needs four bytes a cell.
    Distances(const level::CellGrid& cells, grid::Point start,
              const std::atomic<bool>* stop = nullptr);

    grid::Size size() const { return steps_.size(); }
    Steps at(grid::Point cell) const { return steps_.at(cell); }
    Steps operator[](grid::Index cell) const { return steps_[cell]; }
    static constexpr bool isNumber(Steps steps) { return steps < kOverTraps; }
    /// The greatest distance; 0 if nothing is reached.
    Steps farthest() const { return farthest_; }

  private:
    grid::Grid<Steps, level::CellGrid::kFrame> steps_;
    Steps farthest_ = 0;
};

}  // namespace mazeloom::analyse
