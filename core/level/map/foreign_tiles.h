// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace mazeloom::level {

/// The meanings of other programs' tiles, keyed by the tiles' names ("town.tsx 14"), for example
/// "terrain floor" or "thing hero" (core/level/tiles/tile_meaning.h). A pack stores them, so that
/// the user is asked only once.
using ForeignTiles = std::map<std::string, std::string>;

inline constexpr std::size_t kMaxForeignTiles = 10'000;

}  // namespace mazeloom::level
