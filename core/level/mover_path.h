// SPDX-License-Identifier: MIT
// The place of a bug or the boss on its path at any tick (RULES.md T-6), shared by the editor's
// ghosts and the game, so that both agree.
#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/point.h"
#include "core/level/level.h"

namespace mazeloom::level {

/// Returns the cells of a path in order: Bresenham's lines from point to point, each corner once. A
/// loop returns to its first point but does not list it again.
std::vector<grid::Point> cellsOf(const Trajectory& trajectory);

/// Returns the cells that a mover of `size` × `size` cells covers when it is at `at`, the centre of
/// the square; for an even size, `at` is the upper left of the four middle cells.
constexpr grid::Rect coveredBy(int size, grid::Point at) {
    const int before = (size - 1) / 2;
    return {at.x - before, at.y - before, size, size};
}

class MoverPath {
  public:
    /// The trajectory has at least one point.
    explicit MoverPath(const Trajectory& trajectory);

    const std::vector<grid::Point>& cells() const { return cells_; }

    /// Returns the number of steps after which the movement repeats, ≥ 1: once around a loop, or to
    /// the end of the path and back.
    std::int64_t period() const { return period_; }
    /// Returns the least number of ticks after which the mover is again at the same place of its
    /// path, to the fraction of a step; several rounds if one takes no whole number of ticks.
    std::int64_t ticksOfRounds() const;
    /// Returns the number of steps taken by a tick, including the phase. Tick 0 is the level's
    /// start; ticks are not negative.
    std::int64_t stepsAt(std::int64_t tick) const;
    /// Returns the first tick at which the mover has taken `steps` steps. The tick is negative if
    /// the phase puts these steps before the start.
    std::int64_t tickOf(std::int64_t steps) const;

    /// Returns the index in cells() of the mover's cell after `steps` steps.
    std::size_t indexAfter(std::int64_t steps) const;
    /// Returns the cell at a tick.
    grid::Point cellAt(std::int64_t tick) const { return cells_[indexAfter(stepsAt(tick))]; }

  private:
    std::vector<grid::Point> cells_;
    std::int64_t period_ = 1;
    int speed_;  ///< tenths of a cell a second
    int phase_;  ///< ticks
};

}  // namespace mazeloom::level
