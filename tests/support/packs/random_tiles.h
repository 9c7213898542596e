// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "core/level/map/own_kind.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// Returns bytes that begin like a PNG of this size but cannot be decoded.
level::TilePicture headOfPicture(grid::Size size, std::string_view rest = {});

/// Returns random tile mappings of a pack, mostly none. Titles are plain text.
level::TileMappings randomTileMappings(random::Stream& random);

/// Returns the tileset "odd" of eight-pixel tiles; several things share a tile, some have none.
level::TileMapping ambiguousTiles(std::span<const level::OwnKind> kinds);

}  // namespace mazeloom::testing
