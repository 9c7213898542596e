// SPDX-License-Identifier: MIT
// What layout stages may do to a cell of the map.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/level/map.h"

namespace mazeloom::generate {

/// The storage index `by` cells away.
inline grid::Index shifted(grid::Index i, std::ptrdiff_t by) {
    return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + by);
}

/// Wall with nothing on it.
inline bool isPlainWall(level::Cell cell) {
    return cell == level::Cell(level::Terrain::Wall);
}

/// Floor with nothing on it: neither thing nor trap, coin or aisle.
inline bool isPlainFloor(level::Cell cell) {
    return cell == level::Cell(level::Terrain::Floor);
}

/// The level's border: a cell beside void, which is also what lies around the map. It is never
/// opened, whether the border is the map's edge or a painted outline.
bool isBorder(const level::CellGrid& cells, grid::Index i);

/// How many of the four neighbours can be walked.
int openNeighbours(const level::CellGrid& cells, grid::Index i);

/// Whether a stage may open this cell: plain wall, neither border nor handcrafted.
bool isRock(const level::Map& map, grid::Index i);

/// The same, entrances of handcrafted rooms included.
bool canOpen(const level::Map& map, grid::Index i);

/// isRock for all cells at once: 1 or 0; the frame is 0.
grid::Grid<std::uint8_t, 2> rockOf(const level::Map& map);

}  // namespace mazeloom::generate
