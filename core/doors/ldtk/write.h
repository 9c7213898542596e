// SPDX-License-Identifier: MIT
// Writes levels as a project of LDtk, a level each: integer grids of terrain and marks, entities of
// things and rooms (https://ldtk.io/json, version 1.5.3).
#pragma once

#include <iosfwd>

#include "core/doors/exporter.h"
#include "core/doors/tilesets/tilesets.h"

namespace mazeloom::doors::ldtk {

/// Cells of a level have no shorter form in such a project, and so many are read again.
inline constexpr std::int64_t kMostCells = std::int64_t{2048} * 2048;

/// The same in a game's own tiles, of which each is an object of JSON.
inline constexpr std::int64_t kMostCellsWithTiles = std::int64_t{512} * 512;

/// `hasOwnPicture`: the last of the tilesets lies beside the project. A game's own tiles are a
/// layer over the integer grids.
void write(std::ostream& out, const Source& source, const Tilesets& tilesets, bool hasOwnPicture);

}  // namespace mazeloom::doors::ldtk
