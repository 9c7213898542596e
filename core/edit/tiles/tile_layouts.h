// SPDX-License-Identifier: MIT
// Common arrangements of a set of tiles in a picture. A layout assigns tiles to all shapes of an
// edge set at once. The tiles are in the order of the shapes' numbers, or as programs and artists
// usually arrange them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/level/tiles/edge_sets.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::edit {

enum class TileLayout : std::uint8_t {
    SidesInARow,  ///< in numerical order, continued in the picture's next row
    SidesBlock,   ///< in numerical order, 4 × 4
    SidesBox,     ///< 4 × 4: a box of 3 × 3 with a column to its left and a row below
    BlobInARow,
    BlobEight,  ///< in numerical order, 8 × 6, the last place unused
    BlobSeven,  ///< in numerical order, 7 × 7, the last two unused
    BlobGodot,  ///< 12 × 4, one place unused: Godot's template for "3x3 minimal"
};

/// Returns the layouts of an edge set in display order; empty for a single tile.
std::span<const TileLayout> layoutsOf(level::EdgeSet edges);
level::EdgeSet edgesOf(TileLayout layout);

/// Returns the tile of each shape in a layout whose first place is the tile `first`; −1 for a tile
/// outside the picture.
std::vector<int> tilesOf(TileLayout layout, const level::TileMapping& mapping, int first);

/// Replaces all tiles of the meaning: each shape gets its tile of the layout. Returns false,
/// without a change, if a tile would lie outside the picture.
bool fillShapes(level::TileMapping& mapping, const std::string& meaning, TileLayout layout,
                int first);

}  // namespace mazeloom::edit
