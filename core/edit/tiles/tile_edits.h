// SPDX-License-Identifier: MIT
// What is done to a tile mapping: tiles are given to what a level has, and taken away again. What
// is asked for beyond a mapping's bounds changes nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/grid/point.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::edit {

/// A shape of what a meaning shows (core/level/tiles/edge_sets.h).
struct TilePlace {
    std::string meaning;
    int shape = 0;

    friend bool operator==(const TilePlace&, const TilePlace&) = default;
};

/// None where the mapping has no such rule or shape. Valid until the mapping changes.
const level::TileVariants& tilesAt(const level::TileMapping& mapping, const TilePlace& place);
/// Whether any shape has a tile.
bool hasTiles(const level::TileMapping& mapping, const std::string& meaning);
/// The set that a meaning's tiles are of; single where it has none.
level::EdgeSet edgesOf(const level::TileMapping& mapping, const std::string& meaning);

/// In the place of all that stood there.
void setTile(level::TileMapping& mapping, const TilePlace& place, int tile);
/// Beside those that stand there; one that does already is drawn more often.
void addTile(level::TileMapping& mapping, const TilePlace& place, int tile);
void removeTile(level::TileMapping& mapping, const TilePlace& place, std::size_t variant);
void setWeight(level::TileMapping& mapping, const TilePlace& place, std::size_t variant,
               int weight);
/// Each shape of the other set gets the tiles of the one that it looks like; a single tile becomes
/// that of a cell among its like.
void setEdges(level::TileMapping& mapping, const std::string& meaning, level::EdgeSet edges);
/// All tiles of a meaning.
void clearTiles(level::TileMapping& mapping, const std::string& meaning);
/// Rules that give nothing a tile.
void dropEmptyRules(level::TileMapping& mapping);

/// Tiles that the mapping names and its picture does not have.
int tilesOutside(const level::TileMapping& mapping);
void removeTilesOutside(level::TileMapping& mapping);
/// Another picture. Tiles stay in their columns and rows, also where it is wider or narrower;
/// those that it does not reach lie outside of it.
void exchangePicture(level::TileMapping& mapping, level::TilePicture picture);

/// How the tiles of a picture lie.
struct TileMeasures {
    int side = 16;
    int margin = 0;
    int spacing = 0;

    friend bool operator==(const TileMeasures&, const TileMeasures&) = default;
};
/// What fits a picture of that size: the number in its file's name ("town-24.png"), else a side
/// that tilesets often have, with or without gaps.
TileMeasures guessMeasures(grid::Size picture, std::string_view name);

}  // namespace mazeloom::edit
