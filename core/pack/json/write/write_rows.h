// SPDX-License-Identifier: MIT
// Writes grids as text, a character a cell, a row a line: what read_rows.h reads. Private to
// core/pack.
#pragma once

#include <string>

#include "core/level/level.h"

namespace mazeloom::pack {

/// The terrain of painted cells, as a member of a file.
void appendTerrain(std::string& out, const level::PaintGrid& paint,
                   const level::TerrainTable& terrains);
/// The marks of painted cells.
void appendMarks(std::string& out, const level::PaintGrid& paint);
bool hasMarks(const level::PaintGrid& paint);

void appendTerrain(std::string& out, const grid::Grid<level::Terrain>& cells,
                   const level::TerrainTable& terrains);

}  // namespace mazeloom::pack
