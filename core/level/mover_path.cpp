// SPDX-License-Identifier: MIT
#include "core/level/mover_path.h"

#include <algorithm>
#include <numeric>

#include "core/grid/line.h"

namespace mazeloom::level {

namespace {

/// Ticks per step of a mover with speed 1, a tenth of a cell per second.
constexpr std::int64_t kTicksOfTenth = std::int64_t{Trajectory::kTenths} * kTicksPerSecond;

}  // namespace

std::vector<grid::Point> cellsOf(const Trajectory& trajectory) {
    return grid::polyline(trajectory.points, !trajectory.thereAndBack);
}

MoverPath::MoverPath(const Trajectory& trajectory)
    : cells_(cellsOf(trajectory)), speed_(trajectory.speed), phase_(trajectory.phase) {
    const auto count = static_cast<std::int64_t>(cells_.size());
    period_ = trajectory.thereAndBack ? std::max<std::int64_t>(1, 2 * (count - 1)) : count;
}

std::int64_t MoverPath::stepsAt(std::int64_t tick) const {
    return (tick + phase_) * speed_ / kTicksOfTenth;
}

std::int64_t MoverPath::tickOf(std::int64_t steps) const {
    // The smallest whole number of ticks in which the mover takes `steps` steps.
    return (steps * kTicksOfTenth + speed_ - 1) / speed_ - phase_;
}

std::int64_t MoverPath::ticksOfRounds() const {
    const std::int64_t ticks = period_ * kTicksOfTenth;
    return ticks / std::gcd(ticks, std::int64_t{speed_});
}

std::size_t MoverPath::indexAfter(std::int64_t steps) const {
    const std::int64_t step = steps % period_;
    const auto last = static_cast<std::int64_t>(cells_.size()) - 1;
    // Beyond the last cell, the mover is on its way back.
    return static_cast<std::size_t>(step <= last ? step : period_ - step);
}

}  // namespace mazeloom::level
