// SPDX-License-Identifier: MIT
// Drawing the paths of bugs and bosses: points put in, moved and taken away, and the cells where a
// mover would run into a wall.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::edit {

/// The lines of a path: one from each point to the next, in a loop also from the last to the first.
std::size_t segmentCount(const level::Trajectory& trajectory);

/// The line, by the index of its first point, whose cells come nearest to a cell; of several the
/// first. 0 where there is none.
std::size_t nearestSegment(const level::Trajectory& trajectory, grid::Point cell);

/// The point at a cell; of several the last, which is the one drawn on top.
std::optional<std::size_t> pointAt(const level::Trajectory& trajectory, grid::Point cell);

/// Puts a point at `cell` into the nearest line; returns its index. A path of less than two points
/// gets it at its end.
std::size_t insertPoint(level::Trajectory& trajectory, grid::Point cell);

/// Takes a point away. False, and no change, where only two points would not be left, for less is
/// no path, or when there is no such point.
bool removePoint(level::Trajectory& trajectory, std::size_t index);

/// The path as a whole, elsewhere.
level::Trajectory moved(level::Trajectory trajectory, grid::Point by);

/// The cells of a path, in its order and each once, where something of the mover, all its size, is
/// on no open cell.
std::vector<grid::Point> blockedCells(const level::Trajectory& trajectory,
                                      const std::function<bool(grid::Point)>& isOpen);

/// The same on what is painted: solid terrain, emitters, which fill their cells, and all that is
/// outside of the level. Of a level without paint only the last two, for its recipe makes the rest.
std::vector<grid::Point> blockedCells(const level::Trajectory& trajectory,
                                      const level::Level& level);

}  // namespace mazeloom::edit
