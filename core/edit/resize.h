// SPDX-License-Identifier: MIT
// Levels and rooms cropped and grown: which cells stay, and what is lost with the others.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "core/edit/area/area.h"
#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::edit {

/// What stays in place while a size changes, in reading order.
enum class Anchor { TopLeft, Top, TopRight, Left, Centre, Right, BottomLeft, Bottom, BottomRight };

/// The cells of a new size, in coordinates of the old one. About the middle, an odd cell is added
/// or taken at the right or bottom; taking what was added gives the old size back.
grid::Rect resizedRect(grid::Size from, grid::Size to, Anchor anchor);

/// The cells of a level that has grown to hold what is painted, in coordinates of the old size.
grid::Rect grownToHold(grid::Size size, const Area& painted);

/// A level's origin after all cells moved by so many; see ResizedLevel::origin.
grid::Point movedOrigin(grid::Point origin, grid::Point by);

/// A level's body after it was resized. Places are in coordinates of the new size.
struct ResizedLevel {
    grid::Size size;
    /// Moved along with the cells, so that each of them keeps its draws (RULES.md G-50.5). Beyond
    /// level::kMostOrigin it begins anew at the top left cell.
    grid::Point origin;
    std::optional<level::PaintGrid> paint;
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
    level::Kept kept;
    level::Properties properties;
    // As they were:
    std::vector<level::Object> lostObjects;
    std::vector<level::Trajectory> lostTrajectories;  ///< with less than two points left
    std::size_t lostPoints = 0;                       ///< of trajectories that stay
};

/// The level's cells in `to`, in its own coordinates; cells beside it become `fill`. What stands
/// outside is lost, and so is each point of a trajectory there. The problem: a side is not 1 …
/// level::kMaxSide.
tl::expected<ResizedLevel, Problem> resized(
    const level::Level& level, const grid::Rect& to,
    level::Paint fill = static_cast<level::Paint>(level::Terrain::Wall));

struct ResizedRoom {
    level::Room room;
    std::vector<level::Object> lostObjects;  ///< as they were
    std::size_t lostEntrances = 0;
};

/// The same for a room, whose sides are 1 … level::kMaxRoomSide; new cells do not belong to it.
tl::expected<ResizedRoom, Problem> resized(const level::Room& room, const grid::Rect& to);

}  // namespace mazeloom::edit
