// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace mazeloom::level {

/// What the tiles of other programs stand for, by their names ("town.tsx 14"): "terrain floor",
/// "thing hero" (core/level/tiles/tile_meaning.h). Kept with a pack, so that nobody is asked twice.
using ForeignTiles = std::map<std::string, std::string>;

inline constexpr std::size_t kMaxForeignTiles = 10'000;

}  // namespace mazeloom::level
