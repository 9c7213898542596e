// SPDX-License-Identifier: MIT
// Where a bug or the boss is on its path at any tick (RULES.md T-6): the editor's ghosts and
// the game ask the same question, and must get the same answer.
#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/point.h"
#include "core/level/level.h"

namespace mazeloom::level {

/// The cells of a path in order: Bresenham's lines from point to point, each corner once; a loop
/// comes back to its first point, and does not name it again.
std::vector<grid::Point> cellsOf(const Trajectory& trajectory);

/// The cells that a mover of `size` cells a side covers when it is at `at`: centred there; of an
/// even size `at` is the upper left of the middle four.
constexpr grid::Rect coveredBy(int size, grid::Point at) {
    const int before = (size - 1) / 2;
    return {at.x - before, at.y - before, size, size};
}

class MoverPath {
  public:
    /// The trajectory has at least one point.
    explicit MoverPath(const Trajectory& trajectory);

    const std::vector<grid::Point>& cells() const { return cells_; }

    /// Steps until all begins anew, ≥ 1: once around a loop, or there and back.
    std::int64_t period() const { return period_; }
    /// The steps that it has gone at a tick, the phase included. Tick 0 is the level's start; ticks
    /// are not negative.
    std::int64_t stepsAt(std::int64_t tick) const;
    /// The first tick at which it has gone so many steps; negative for steps that the phase has put
    /// before the start.
    std::int64_t tickOf(std::int64_t steps) const;

    /// The index in cells() after so many steps.
    std::size_t indexAfter(std::int64_t steps) const;
    /// In exactly one cell at any tick.
    grid::Point cellAt(std::int64_t tick) const { return cells_[indexAfter(stepsAt(tick))]; }

  private:
    std::vector<grid::Point> cells_;
    std::int64_t period_ = 1;
    int speed_;  ///< tenths of a cell a second
    int phase_;  ///< ticks
};

}  // namespace mazeloom::level
