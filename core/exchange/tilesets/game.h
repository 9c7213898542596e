// SPDX-License-Identifier: MIT
// A game's own tiles, as tilesets in which each tile has one meaning. Private to
// core/exchange/tilesets.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/exchange/tilesets/tilesets.h"
#include "core/level/tiles/tile_chooser.h"

namespace mazeloom::exchange {

/// Copies of a picture's tileset, so that each tile has one meaning per copy.
class Copies {
  public:
    explicit Copies(int tiles) : meanings_(static_cast<std::size_t>(tiles)) {}

    using OfTile = std::vector<std::uint16_t>;
    /// Gives each tile of the rule this meaning: in the first copy, or in a further one if the tile
    /// already has other meanings. Returns, by tile, the index of the copy in which the tile has
    /// the meaning.
    OfTile take(const level::TileRule* rule, const std::string& meaning);
    std::vector<TileSheet> sheetsOf(const level::TileMapping& mapping,
                                    const std::string& common) const;

  private:
    std::vector<std::vector<std::string>> meanings_;  ///< by tile
};

struct Game {
    /// The number of the set that has only the mark for aisles.
    static constexpr int kAisleSet = 1;

    Game(const level::TileMapping& mapping, const level::OwnKinds* kinds,
         const level::TerrainTable& own);

    static SheetTile of(const Copies::OfTile& copies, int tile) {
        return {copies[static_cast<std::size_t>(tile)], tile};
    }

    level::TileChooser chooser;
    level::TilePicture picture;
    Copies copies;
    std::array<Copies::OfTile, level::kMostTerrains> terrains;
    std::array<Copies::OfTile, level::kMarkSets> marks;
    std::vector<Copies::OfTile> things;  ///< by kind, followed by the pack's own kinds
};

}  // namespace mazeloom::exchange
