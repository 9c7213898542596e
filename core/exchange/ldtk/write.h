// SPDX-License-Identifier: MIT
// Writes levels as an LDtk project: integer grids for terrain and marks, entities for things and
// rooms (https://ldtk.io/json, version 1.5.3).
#pragma once

#include <iosfwd>

#include "core/exchange/exporter.h"
#include "core/exchange/tilesets/tilesets.h"

namespace mazeloom::exchange::ldtk {

/// Upper bound on the cells of a level: an LDtk project has a number for each cell. LDtk and this
/// program can read that many cells.
inline constexpr std::int64_t kMostCells = std::int64_t{2048} * 2048;

/// Upper bound on the cells of a level with a game's own tiles, each of which is a JSON object.
inline constexpr std::int64_t kMostCellsWithTiles = std::int64_t{512} * 512;

/// Writes the project. `hasOwnPicture`: whether the picture of the last tileset lies beside the
/// project. A game's own tiles are a layer over the integer grids.
void write(std::ostream& out, const Source& source, const Tilesets& tilesets, bool hasOwnPicture);

}  // namespace mazeloom::exchange::ldtk
