// SPDX-License-Identifier: MIT
// Caches the decoded pictures of tile mappings, and provides their tiles.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <QImage>

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::app {

class TileImages {
  public:
    /// Returns null if there is no picture or it cannot be decoded.
    QImage pictureOf(const level::TileMapping& mapping);
    /// Returns a tile scaled to `side` pixels; null if the picture has no such tile.
    QImage tileOf(const level::TileMapping& mapping, int tile, int side);

  private:
    /// The number of cached pictures. A picture outside of the cache is decoded at each drawing.
    static constexpr std::size_t kMostKnown = 8;

    std::vector<std::pair<level::TilePicture, QImage>> known_;
};

/// Returns the tile that represents a meaning where a single tile is shown; −1 if the meaning has
/// no tile.
int mainTileOf(const level::TileMapping& mapping, const std::string& meaning);

}  // namespace mazeloom::app
