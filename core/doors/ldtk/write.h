// SPDX-License-Identifier: MIT
// Writes levels as a project of LDtk, a level each: integer grids of terrain and marks, entities of
// things and rooms (https://ldtk.io/json, version 1.5.3).
#pragma once

#include <iosfwd>
#include <string>

#include "core/doors/exporter.h"

namespace mazeloom::doors::ldtk {

/// Cells of a level have no shorter form in such a project, and so many are read again.
inline constexpr std::int64_t kMostCells = std::int64_t{2048} * 2048;

/// `picture`: the file with the tiles (core/doors/tiled/tile_numbers.h); empty: there is none.
void write(std::ostream& out, const Source& source, const std::string& picture);

}  // namespace mazeloom::doors::ldtk
