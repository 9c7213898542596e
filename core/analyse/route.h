// SPDX-License-Identifier: MIT
// How far two cells are apart: as the crow flies, by a chess king's moves, and on foot.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/cell.h"

namespace mazeloom::analyse {

/// Between the middles of two cells, in tenths of a cell, rounded.
std::int64_t straightTenths(grid::Point from, grid::Point to);
/// Moves of a king: one in any of eight directions.
int kingMoves(grid::Point from, grid::Point to);

/// A shortest way on foot: edge to edge, through what can be walked.
struct Route {
    std::vector<grid::Point> cells;  ///< both ends included
    bool isOverTraps = false;        ///< there is no way around them

    std::size_t steps() const { return cells.size() - 1; }
};

/// Cells that a search for a route looks at before it gives up: some tens of milliseconds.
inline constexpr std::size_t kMostRouteCells = std::size_t{1} << 21;

/// Around traps, but for the start, if that can be, else over them. None where one of the two
/// cannot be walked or is outside, where no way leads, or where the search gives up.
std::optional<Route> shortestRoute(const level::CellGrid& cells, grid::Point from, grid::Point to,
                                   std::size_t mostCells = kMostRouteCells);

}  // namespace mazeloom::analyse
