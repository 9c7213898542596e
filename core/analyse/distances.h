// SPDX-License-Identifier: MIT
// How far every cell of a map is from one of them, on foot.
#pragma once

#include <atomic>
#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/cell.h"

namespace mazeloom::analyse {

/// Steps from a start to each cell: edge to edge, through all that can be walked, around traps.
class Distances {
  public:
    using Steps = std::uint32_t;

    /// Can be walked to, but every way there leads onto a trap; so are the traps themselves.
    static constexpr Steps kOverTraps = 0xffff'fffe;
    /// Cannot be walked to.
    static constexpr Steps kNever = 0xffff'ffff;

    Distances() = default;
    /// `start` lies inside of `cells`; it counts as free of traps. From one that cannot be walked
    /// nothing is reached. Gives up, and is worth nothing, once `stop` is set; asked for now and
    /// then, null for never. Needs four bytes a cell.
    Distances(const level::CellGrid& cells, grid::Point start,
              const std::atomic<bool>* stop = nullptr);

    grid::Size size() const { return steps_.size(); }
    Steps at(grid::Point cell) const { return steps_.at(cell); }
    Steps operator[](grid::Index cell) const { return steps_[cell]; }
    static constexpr bool isNumber(Steps steps) { return steps < kOverTraps; }
    /// The largest number among them; 0 when nothing is reached.
    Steps farthest() const { return farthest_; }

  private:
    grid::Grid<Steps, level::CellGrid::kFrame> steps_;
    Steps farthest_ = 0;
};

}  // namespace mazeloom::analyse
