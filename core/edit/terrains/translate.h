// SPDX-License-Identifier: MIT
// Translates content painted with one pack's own terrains into the terrains of another pack.
#pragma once

#include "core/edit/fragment/fragment.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// Returns the cell with the terrain of the same id in `to`. If `to` has no such terrain, a
/// walkable cell becomes floor and any other cell becomes wall.
level::Cell translated(level::Cell cell, const level::TerrainTable& from,
                       const level::TerrainTable& to);

/// These functions replace the terrain numbers in grids, pinned cells, rewrite rules and painted
/// promises by the numbers of another table.
void translate(level::Level& level, const level::TerrainTable& to);
void translate(level::Room& room, const level::TerrainTable& to);
void translate(Fragment& fragment, const level::TerrainTable& to);
void translate(level::CellGrid& cells, const level::TerrainTable& from,
               const level::TerrainTable& to);

}  // namespace mazeloom::edit
