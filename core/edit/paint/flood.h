// SPDX-License-Identifier: MIT
// Finds the cells that match a start cell: the cells that the bucket fills and the wand selects.
#pragma once

#include "core/edit/area/area.h"
#include "core/edit/paint/ink.h"
#include "core/edit/paint/paint_delta.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// Masks of the bits in which cells are compared.
inline constexpr level::Paint kSameTerrain = level::kPaintTerrain;
inline constexpr level::Paint kSamePaint = level::kPaintTerrain | level::kPaintMark;

enum class Reach {
    Connected,  ///< matching cells connected to the start cell across cell edges
    Everywhere  ///< all matching cells of the grid
};

/// Returns the cells that equal the cell at `start` in the bits of `compared`. If `within` is
/// given, only its cells count, and connections run only through them. Empty if `start` is outside.
Area flooded(const level::PaintGrid& grid, grid::Point start, level::Paint compared, Reach reach,
             const Area* within = nullptr);

/// Returns the changes that `ink` makes to the cells that flooded() returns. Equals deltaOf(grid,
/// flooded(…), ink), but does not store millions of runs in between.
PaintDelta filled(const level::PaintGrid& grid, grid::Point start, level::Paint compared,
                  Reach reach, const Area* within, Ink ink);

}  // namespace mazeloom::edit
