// SPDX-License-Identifier: MIT
// Writes grids as text, one character per cell and one line per row. read_rows.h reads them.
// Private to core/pack.
#pragma once

#include <string>

#include "core/level/level.h"

namespace mazeloom::pack {

/// Appends the terrain of painted cells as a member of a file.
void appendTerrain(std::string& out, const level::PaintGrid& paint,
                   const level::TerrainTable& terrains);
/// Appends the marks of painted cells.
void appendMarks(std::string& out, const level::PaintGrid& paint);
bool hasMarks(const level::PaintGrid& paint);

void appendTerrain(std::string& out, const grid::Grid<level::Terrain>& cells,
                   const level::TerrainTable& terrains);

}  // namespace mazeloom::pack
