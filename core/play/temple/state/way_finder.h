// SPDX-License-Identifier: MIT
// Shortest ways through a field, edge to edge, for hunting bosses.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/grid.h"

namespace mazeloom::play::temple {

/// Finds shortest ways. Reuses its memory between searches. The result depends on the arguments
/// alone.
class WayFinder {
  public:
    explicit WayFinder(grid::Size size) : size_(size) {}

    /// Returns the number of cells that the last search reached.
    std::size_t seen() const { return queue_.size(); }

    /// Returns the first step of a shortest way from `start` to a cell that satisfies `isGoal`,
    /// through cells that satisfy `isPassable`; nullopt if there is none, or `start` is a goal
    /// itself. Prefers ways whose first step comes earlier in `order`. Calls both functions for
    /// cells of the field only.
    template <typename IsPassable, typename IsGoal>
    std::optional<grid::Direction> firstStep(grid::Point start,
                                             const std::array<grid::Direction, 4>& order,
                                             const IsPassable& isPassable, const IsGoal& isGoal) {
        if (first_.size() != size_) first_ = grid::Grid<std::uint8_t>(size_, kUnseen);
        queue_.clear();
        const auto see = [&](grid::Point cell, std::uint8_t first) {
            first_.at(cell) = first;
            queue_.push_back(cell);
        };
        std::optional<grid::Direction> found;
        see(start, kStart);
        if (!isGoal(start)) {
            for (std::size_t head = 0; head < queue_.size() && !found; ++head) {
                const grid::Point cell = queue_[head];
                const std::uint8_t first = first_.at(cell);
                for (const grid::Direction d : order) {
                    const grid::Point next = cell + grid::offset(d);
                    if (!first_.contains(next) || first_.at(next) != kUnseen || !isPassable(next)) {
                        continue;
                    }
                    // Cells at the same distance are queued in the order of their first steps, so
                    // the first goal found is reached by the preferred first step.
                    see(next, first == kStart ? static_cast<std::uint8_t>(d) : first);
                    if (!isGoal(next)) continue;
                    found = static_cast<grid::Direction>(first_.at(next));
                    break;
                }
            }
        }
        for (const grid::Point cell : queue_)
            first_.at(cell) = kUnseen;
        return found;
    }

  private:
    static constexpr std::uint8_t kUnseen = 0xff;
    static constexpr std::uint8_t kStart = 0xfe;

    grid::Size size_;
    grid::Grid<std::uint8_t> first_;  ///< allocated by the first search: few levels have a boss
    std::vector<grid::Point> queue_;
};

}  // namespace mazeloom::play::temple
