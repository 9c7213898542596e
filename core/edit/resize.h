// SPDX-License-Identifier: MIT
// Crops and grows levels and rooms, and tells which content is lost.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "core/edit/area/area.h"
#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::edit {

/// The part of a sheet that stays in place while its size changes. The values are in reading order.
enum class Anchor { TopLeft, Top, TopRight, Left, Centre, Right, BottomLeft, Bottom, BottomRight };

/// Returns the rectangle of the new size, in coordinates of the old one. With a centred anchor, an
/// odd cell is added or removed at the right or bottom, so growing and shrinking by the same amount
/// restores the old rectangle.
grid::Rect resizedRect(grid::Size from, grid::Size to, Anchor anchor);

/// Returns the cells of a level after it has grown to contain `painted`, in coordinates of the old
/// size.
grid::Rect grownToHold(grid::Size size, const Area& painted);

/// Returns a level's origin after all cells have moved by `by`; see ResizedLevel::origin.
grid::Point movedOrigin(grid::Point origin, grid::Point by);

/// A level's content after a resize. Coordinates are those of the new size.
struct ResizedLevel {
    grid::Size size;
    /// The origin moves with the cells, so that each cell keeps its random draws (RULES.md G-50.5).
    /// If a coordinate would exceed ±level::kMostOrigin, the origin is reset to (0, 0), the top
    /// left cell.
    grid::Point origin;
    std::optional<level::PaintGrid> paint;
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
    level::Kept kept;
    level::Properties properties;
    // Lost content is unchanged, in coordinates of the old size.
    std::vector<level::Object> lostObjects;
    std::vector<level::Trajectory> lostTrajectories;  ///< paths with fewer than two points left
    std::size_t lostPoints = 0;                       ///< points lost by trajectories that stay
};

/// Returns the level's content in `to`, a rectangle in the level's coordinates. New cells become
/// `fill`. Objects and points of trajectories outside of `to` are lost. Returns a problem if a side
/// is not 1 … level::kMaxSide.
tl::expected<ResizedLevel, Problem> resized(
    const level::Level& level, const grid::Rect& to,
    level::Paint fill = static_cast<level::Paint>(level::Terrain::Wall));

struct ResizedRoom {
    level::Room room;
    std::vector<level::Object> lostObjects;  ///< unchanged, in coordinates of the old size
    std::size_t lostEntrances = 0;
};

/// Resizes a room like a level. Its sides are 1 … level::kMaxRoomSide; new cells are void.
tl::expected<ResizedRoom, Problem> resized(const level::Room& room, const grid::Rect& to);

}  // namespace mazeloom::edit
