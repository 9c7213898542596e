// SPDX-License-Identifier: MIT
// What is painted with terrains of one pack's own, for another pack.
#pragma once

#include "core/edit/fragment/fragment.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// A cell that is what the same id is in `to`: floor or wall where that has no such terrain, as the
/// cell could be walked or not.
level::Cell translated(level::Cell cell, const level::TerrainTable& from,
                       const level::TerrainTable& to);

/// The numbers of terrains become those of another table, in grids, kept cells and rules.
void translate(level::Level& level, const level::TerrainTable& to);
void translate(level::Room& room, const level::TerrainTable& to);
void translate(Fragment& fragment, const level::TerrainTable& to);
void translate(level::CellGrid& cells, const level::TerrainTable& from,
               const level::TerrainTable& to);

}  // namespace mazeloom::edit
