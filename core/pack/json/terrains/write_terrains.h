// SPDX-License-Identifier: MIT
// Writes a pack's own terrains, for read_terrains.h. Private to core/pack.
#pragma once

#include "core/level/map/kept.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/paint.h"
#include "core/pack/json/json_layout.h"

namespace mazeloom::pack {

/// Returns the pack's own terrains that occur in a grid; empty if the table has none.
level::TerrainSet ownIn(const level::PaintGrid& paint, const level::TerrainTable& terrains);
level::TerrainSet ownIn(const grid::Grid<level::Terrain>& cells,
                        const level::TerrainTable& terrains);
level::TerrainSet ownIn(const level::KeptCells& cells, const level::TerrainTable& terrains);

/// Whether a file belongs to a pack, which defines the terrains, or is read without its pack.
enum class Belongs { ToPack, ToNothing };

/// Appends the legend of a file's grids as a member; appends nothing if no own terrain is used.
void appendLegend(Members& members, const level::TerrainSet& used,
                  const level::TerrainTable& terrains, Belongs belongs);

/// Appends the list of definitions for pack.json.
void appendOwnTerrains(std::string& out, const level::OwnTerrains& terrains);

}  // namespace mazeloom::pack
