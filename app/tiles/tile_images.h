// SPDX-License-Identifier: MIT
// The pictures of tile mappings, each of which is decoded once, and their tiles.
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
    /// Null where there is none, or it cannot be decoded.
    QImage pictureOf(const level::TileMapping& mapping);
    /// In `side` pixels; null where the picture has no such tile.
    QImage tileOf(const level::TileMapping& mapping, int tile, int side);

  private:
    /// Those that were seen last: a picture is reloaded as often as it is drawn anew.
    static constexpr std::size_t kMostKnown = 8;

    std::vector<std::pair<level::TilePicture, QImage>> known_;
};

/// The tile that stands for a meaning where only one is shown; −1: it has none.
int mainTileOf(const level::TileMapping& mapping, const std::string& meaning);

}  // namespace mazeloom::app
