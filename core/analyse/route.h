// SPDX-License-Identifier: MIT
// Distances between two cells: as the crow flies, in moves of a chess king, and on foot.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/cell.h"

namespace mazeloom::analyse {

/// Returns the distance between the centres of two cells, in tenths of a cell, rounded to the
/// nearest.
std::int64_t straightTenths(grid::Point from, grid::Point to);

/// A shortest way on foot through walkable cells, each of which shares an edge with the next.
struct Route {
    std::vector<grid::Point> cells;  ///< both ends included
    bool isOverTraps = false;        ///< the way leads over traps: there is no way around them

    std::size_t steps() const { return cells.size() - 1; }
};

/// Upper bound on the cells that a search for a route visits, which takes some tens of
/// milliseconds.
inline constexpr std::size_t kMostRouteCells = std::size_t{1} << 21;

/// Returns a route around traps if possible, else over traps; the start may always be a trap.
/// Returns nullopt if an end is not walkable or outside of the map, if no way connects the ends, or
/// if the search gives up after `mostCells` cells.
std::optional<Route> shortestRoute(const level::CellGrid& cells, grid::Point from, grid::Point to,
                                   std::size_t mostCells = kMostRouteCells);

}  // namespace mazeloom::analyse
