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
    /// The number of pictures cached; an uncached one is reloaded at each drawing.
    static constexpr std::size_t kMostKnown = 8;

    std::vector<std::pair<level::TilePicture, QImage>> known_;
};

/// Returns the tile for a meaning where only one is shown; −1: it has none.
int mainTileOf(const level::TileMapping& mapping, const std::string& meaning);

}  // namespace mazeloom::app
