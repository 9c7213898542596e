// SPDX-License-Identifier: MIT
// Distances between two cells: as the crow flies, in moves of a chess king, and on foot.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/cell.h"

namespace mazeloom::analyse {

/// Returns the distance between the centres of two cells, in tenths of a cell, rounded.
std::int64_t straightTenths(grid::Point from, grid::Point to);
/// Returns the moves that a chess king needs: one cell each, in any of eight directions.
int kingMoves(grid::Point from, grid::Point to);

/// A shortest way on foot: edge to edge, through walkable cells.
struct Route {
    std::vector<grid::Point> cells;  ///< both ends included
    bool isOverTraps = false;        ///< there is no way around them

    std::size_t steps() const { return cells.size() - 1; }
};

/// Upper bound on the cells that a search for a route looks at: some tens of milliseconds.
inline constexpr std::size_t kMostRouteCells = std::size_t{1} << 21;

/// Returns a route around traps (except the start) if possible, else over them; nullopt if an end
/// cannot be walked or is outside, if no way leads there, or if the search gives up.
std::optional<Route> shortestRoute(const level::CellGrid& cells, grid::Point from, grid::Point to,
                                   std::size_t mostCells = kMostRouteCells);

}  // namespace mazeloom::analyse
