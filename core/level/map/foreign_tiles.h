// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace mazeloom::level {

/// The meanings of other programs' tiles, by the tiles' names ("town.tsx 14"): "terrain floor",
/// "thing hero" (core/level/tiles/tile_meaning.h). A pack stores them, so that users are asked
/// once.
using ForeignTiles = std::map<std::string, std::string>;

inline constexpr std::size_t kMaxForeignTiles = 10'000;

}  // namespace mazeloom::level
