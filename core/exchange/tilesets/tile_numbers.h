// SPDX-License-Identifier: MIT
// The numbering of the tiles in the program's own tileset. The numbers are stable, so that maps of
// different packs, and of different versions of this program, can share a tileset. The first 64
// numbers are for terrains, by terrain number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/level/map/cell.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/thing.h"

namespace mazeloom::exchange::tile_numbers {

/// Side of a tile in the picture that is drawn for a map, in pixels.
inline constexpr int kTileSide = 16;
/// Tiles per row of that picture.
inline constexpr int kColumns = 16;

inline constexpr int kFirstMarks = 64;  ///< a tile for each set of marks that a cell can have
inline constexpr int kFirstThing = 80;  ///< by ThingKind
inline constexpr int kFirstOwn = 112;   ///< the pack's own kinds, in order
static_assert(level::kMostTerrains <= kFirstMarks &&
              kFirstThing + level::kThingNumbers <= kFirstOwn);

struct Tile {
    int number;           ///< in the tileset, from 0
    std::string meaning;  ///< its property "mazeloom" (core/level/tiles/tile_meaning.h)
};

/// Whether a meaning is one of the tiles that were added after version 1.0 began: things are only
/// ever added at the end. A file that has none of these tiles may have been written before.
bool isLater(std::string_view meaning);

/// Returns all tiles of a pack's tileset, by number.
std::vector<Tile> tilesOf(const level::SharedOwnKinds& kinds,
                          const level::TerrainTable& terrains = {});
/// Returns the number of rows of the picture that holds all tiles of a pack.
int rowsOf(const level::SharedOwnKinds& kinds);

int numberOf(level::Terrain terrain);
/// Returns the number of the tile for a cell's marks; −1 if the cell has none.
int numberOfMarks(level::Cell cell);
/// Returns the number of a thing's tile; −1 if the pack lacks the thing's kind.
int numberOf(const level::Thing& thing);

}  // namespace mazeloom::exchange::tile_numbers
