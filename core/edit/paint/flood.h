// SPDX-License-Identifier: MIT
// Which cells are like one: what the bucket fills and the wand selects.
#pragma once

#include "core/edit/area/area.h"
#include "core/edit/paint/ink.h"
#include "core/edit/paint/paint_delta.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// How cells are compared: by these bits.
inline constexpr level::Paint kSameTerrain = level::kPaintTerrain;
inline constexpr level::Paint kSamePaint = 0xff;

enum class Reach {
    Connected,  ///< cells that hang together with the first, edge to edge
    Everywhere  ///< all of the grid
};

/// The cells that equal that at `start` in the bits of `compared`; with `within` only its cells,
/// and ways only through them. Empty when `start` itself is outside.
Area flooded(const level::PaintGrid& grid, grid::Point start, level::Paint compared, Reach reach,
             const Area* within = nullptr);

/// What `ink` changes in these cells: deltaOf(grid, flooded(…), ink), without millions of runs in
/// between.
PaintDelta filled(const level::PaintGrid& grid, grid::Point start, level::Paint compared,
                  Reach reach, const Area* within, Ink ink);

}  // namespace mazeloom::edit
