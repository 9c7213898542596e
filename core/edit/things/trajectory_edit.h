// SPDX-License-Identifier: MIT
// Edits of the paths of bugs and bosses: inserts, moves and removes points, and finds the cells
// where a mover would run into a wall.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::edit {

/// Returns the number of lines in a path: one from each point to the next and, in a loop, one from
/// the last point to the first.
std::size_t segmentCount(const level::Trajectory& trajectory);

/// Returns the line that comes nearest to a cell, as the index of the line's first point. If
/// several are equally near, returns the first; 0 if there is no line.
std::size_t nearestSegment(const level::Trajectory& trajectory, grid::Point cell);

/// Returns the point at a cell; if there are several, the last one, which is drawn on top.
std::optional<std::size_t> pointAt(const level::Trajectory& trajectory, grid::Point cell);

/// Inserts a point at `cell` into the nearest line and returns the point's index. If the path has
/// fewer than two points, the point is appended.
std::size_t insertPoint(level::Trajectory& trajectory, grid::Point cell);

/// Removes a point. Returns false, without a change, if fewer than two points would remain or there
/// is no such point.
bool removePoint(level::Trajectory& trajectory, std::size_t index);

level::Trajectory moved(level::Trajectory trajectory, grid::Point by);

/// Returns the cells of a path, in path order and each once, at which the mover would cover a cell
/// that is not open.
std::vector<grid::Point> blockedCells(const level::Trajectory& trajectory,
                                      const std::function<bool(grid::Point)>& isOpen);

/// Returns the blocked cells of a path in a painted level. Solid terrain, emitters (which fill
/// their cells) and cells outside the level block a path. In a level without paint, where the
/// recipe makes the terrain, only emitters and cells outside do.
std::vector<grid::Point> blockedCells(const level::Trajectory& trajectory,
                                      const level::Level& level);

}  // namespace mazeloom::edit
