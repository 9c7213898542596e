// SPDX-License-Identifier: MIT
// Where the tiles of a set lie in a picture, so that all of its shapes get theirs at once: one
// after the other as they are numbered, or as programs and artists lay them out.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/level/tiles/edge_sets.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::edit {

enum class TileLayout : std::uint8_t {
    SidesInARow,  ///< as numbered, on in the next row of the picture
    SidesBlock,   ///< as numbered, 4 × 4
    SidesBox,     ///< 4 × 4 that join: a box of 3 × 3, a column to its left, a row below
    BlobInARow,
    BlobEight,  ///< as numbered, 8 × 6, the last one free
    BlobSeven,  ///< as numbered, 7 × 7, the last two free
    BlobGodot,  ///< 12 × 4, one free: Godot's template for "3x3 minimal"
};

/// In the order in which they are offered; none for a single tile.
std::span<const TileLayout> layoutsOf(level::EdgeSet edges);
level::EdgeSet edgesOf(TileLayout layout);

/// By shape, the tiles of a layout whose first lies at `first`; −1: outside of the picture.
std::vector<int> tilesOf(TileLayout layout, const level::TileMapping& mapping, int first);

/// Gives each shape its tile in the place of all that a meaning had. False, and nothing changes,
/// where a tile would lie outside of the picture.
bool fillShapes(level::TileMapping& mapping, const std::string& meaning, TileLayout layout,
                int first);

}  // namespace mazeloom::edit
