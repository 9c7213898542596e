// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "core/level/map/own_kind.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// Bytes that begin as a PNG of that size does; no picture can be made of them.
level::TilePicture headOfPicture(grid::Size size, std::string_view rest = {});

/// Anything that a pack's tile mappings can be; mostly there are none. Titles are plain.
level::TileMappings randomTileMappings(random::Stream& random);

/// Tiles "odd" of eight pixels for many things, of which several share one, and some have none.
level::TileMapping ambiguousTiles(std::span<const level::OwnKind> kinds);

}  // namespace mazeloom::testing
