// SPDX-License-Identifier: MIT
// Which tile of our tileset stands for what. The numbers stay what they are, so that maps of two
// packs, and of two versions of this program, share a tileset: terrains have the first 64, by their
// numbers.
#pragma once

#include <string>
#include <vector>

#include "core/level/map/cell.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/thing.h"

namespace mazeloom::doors::tile_numbers {

/// Pixels a side of a tile of the picture that is drawn for a map.
inline constexpr int kTileSide = 16;
/// Tiles a row of that picture.
inline constexpr int kColumns = 16;

inline constexpr int kFirstMarks = 64;  ///< a tile for each set of marks that a cell can bear
inline constexpr int kFirstThing = 80;  ///< by ThingKind
inline constexpr int kFirstOwn = 112;   ///< the pack's own kinds, in their order
static_assert(level::kMostTerrains <= kFirstMarks &&
              kFirstThing + level::kThingNumbers <= kFirstOwn);

struct Tile {
    int number;           ///< in the tileset, from 0
    std::string meaning;  ///< its property "mazeloom" (core/level/tiles/tile_meaning.h)
};

/// All tiles of a pack's tileset, by their numbers.
std::vector<Tile> tilesOf(const level::SharedOwnKinds& kinds,
                          const level::TerrainTable& terrains = {});
/// Rows of the picture that holds them.
int rowsOf(const level::SharedOwnKinds& kinds);

int numberOf(level::Terrain terrain);
/// −1 for a cell without any.
int numberOfMarks(level::Cell cell);
/// −1 for one of a kind that the pack does not have.
int numberOf(const level::Thing& thing);

}  // namespace mazeloom::doors::tile_numbers
