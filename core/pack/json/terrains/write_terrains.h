// SPDX-License-Identifier: MIT
// Writes terrains of a pack's own: what read_terrains.h reads. Private to core/pack.
#pragma once

#include <cstdint>

#include "core/level/map/kept.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/paint.h"
#include "core/pack/json/json_layout.h"

namespace mazeloom::pack {

/// Terrains by their numbers, a bit each.
using TerrainSet = std::uint64_t;

/// Those of the pack's own that a grid shows; none where the table has none.
TerrainSet ownIn(const level::PaintGrid& paint, const level::TerrainTable& terrains);
TerrainSet ownIn(const grid::Grid<level::Terrain>& cells, const level::TerrainTable& terrains);
TerrainSet ownIn(const level::KeptCells& cells, const level::TerrainTable& terrains);

/// Whether the file belongs to a pack, which lists what the terrains are, or is read without it.
enum class Belongs { ToPack, ToNothing };

/// The legend of a file's grids, as a member; nothing where they use none of the pack's own.
void appendLegend(Members& members, TerrainSet used, const level::TerrainTable& terrains,
                  Belongs belongs);

/// The list of pack.json.
void appendOwnTerrains(std::string& out, const level::OwnTerrains& terrains);

}  // namespace mazeloom::pack
