// SPDX-License-Identifier: MIT
// Edits of a tile mapping, which assign tiles to meanings and remove them. An edit beyond the
// bounds of a mapping changes nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/grid/point.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::edit {

/// One of the shapes of a meaning's tiles (core/level/tiles/edge_sets.h).
struct TilePlace {
    std::string meaning;
    int shape = 0;

    friend bool operator==(const TilePlace&, const TilePlace&) = default;
};

/// Returns the tiles of a place; empty if there is no such rule or shape. The reference is valid
/// until the mapping changes.
const level::TileVariants& tilesAt(const level::TileMapping& mapping, const TilePlace& place);
/// Whether any shape of the meaning has a tile.
bool hasTiles(const level::TileMapping& mapping, const std::string& meaning);
/// Returns the edge set of a meaning's tiles; Single if it has none.
level::EdgeSet edgesOf(const level::TileMapping& mapping, const std::string& meaning);

/// Replaces all tiles of a place by one tile.
void setTile(level::TileMapping& mapping, const TilePlace& place, int tile);
/// Adds a tile to a place. If the place already has the tile, the tile's weight is increased.
void addTile(level::TileMapping& mapping, const TilePlace& place, int tile);
void removeTile(level::TileMapping& mapping, const TilePlace& place, std::size_t variant);
void setWeight(level::TileMapping& mapping, const TilePlace& place, std::size_t variant,
               int weight);
/// Changes the edge set. Each shape of the new set gets the tiles of the old shape that looks most
/// like it. A single tile becomes the tile of a cell whose neighbours are all alike.
void setEdges(level::TileMapping& mapping, const std::string& meaning, level::EdgeSet edges);
void clearTiles(level::TileMapping& mapping, const std::string& meaning);
void dropEmptyRules(level::TileMapping& mapping);

/// Returns the number of assigned tiles that lie outside the picture.
int tilesOutside(const level::TileMapping& mapping);
void removeTilesOutside(level::TileMapping& mapping);
/// Replaces the picture. Tiles keep their columns and rows even if the width of the picture
/// changes. Tiles that are not in the new picture count as outside of it.
void exchangePicture(level::TileMapping& mapping, level::TilePicture picture);

/// The measures of the tile grid in a picture, in pixels.
struct TileMeasures {
    int side = 16;
    int margin = 0;
    int spacing = 0;

    friend bool operator==(const TileMeasures&, const TileMeasures&) = default;
};
/// Guesses measures that fit a picture: the tile size is the number in the picture's file name
/// ("town-24.png"), else a common one, with or without gaps.
TileMeasures guessMeasures(grid::Size picture, std::string_view name);

}  // namespace mazeloom::edit
