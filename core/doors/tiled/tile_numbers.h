// SPDX-License-Identifier: MIT
// Which tile of our tileset stands for what. The numbers stay what they are, so that maps of two
// packs, and of two versions of this program, share a tileset: terrains have the first 64, by their
// numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/map/cell.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/thing.h"

namespace mazeloom::doors::tiled {

/// Pixels a side of a tile of the picture that is drawn for a map.
inline constexpr int kTileSide = 16;
/// Tiles a row of that picture.
inline constexpr int kColumns = 16;

inline constexpr int kFirstMarks = 64;  ///< a tile for each set of marks that a cell can bear
inline constexpr int kFirstThing = 80;  ///< by ThingKind
inline constexpr int kFirstOwn = 112;   ///< the pack's own kinds, in their order
static_assert(level::kMostTerrains <= kFirstMarks && kFirstThing + level::kThingKinds <= kFirstOwn);

/// The marks of a cell that a game may ask for.
inline constexpr level::Cell::Bits kMarks =
    level::Cell::kAisle | level::Cell::kTrap | level::Cell::kCoin;

struct Tile {
    int number;           ///< in the tileset, from 0
    std::string meaning;  ///< its property "mazeloom": "terrain floor", "marks aisle coin", "thing
                          ///< own:chest"
};

/// All tiles of a pack's tileset, by their numbers.
std::vector<Tile> tilesOf(const level::SharedOwnKinds& kinds);
/// Rows of the picture that holds them.
int rowsOf(const level::SharedOwnKinds& kinds);

int numberOf(level::Terrain terrain);
/// −1 for a cell without any.
int numberOfMarks(level::Cell cell);
/// −1 for one of a kind that the pack does not have.
int numberOf(const level::Thing& thing);

/// What a tile's property says; nothing where it says nothing that is known here.
std::optional<level::Terrain> terrainOf(std::string_view meaning);
std::optional<level::Cell::Bits> marksOf(std::string_view meaning);
/// The kind's word as in JSON: "hero", "own:chest".
std::optional<std::string_view> thingOf(std::string_view meaning);

}  // namespace mazeloom::doors::tiled
