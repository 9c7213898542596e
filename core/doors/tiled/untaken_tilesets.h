// SPDX-License-Identifier: MIT
// What somebody changed in the tilesets of a map since it left.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/doors/in/untaken.h"
#include "core/doors/tiled/model.h"
#include "core/doors/tilesets/tilesets.h"

namespace mazeloom::doors::tiled {

/// All sheets that a level of a pack may leave with: ours first, and those of the games that the
/// pack maps tiles of.
std::vector<TileSheet> sheetsOf(const level::TileMappings& mappings,
                                const level::SharedOwnKinds& kinds,
                                const level::TerrainTable& terrains);

/// Tells of tilesets that are none of `sheets`, and of those that are cut otherwise, show another
/// picture or say something else. `file` is the map's; `isShown` says whether a layer that is read
/// shows a tile.
void compareTilesets(const Map& map, const std::vector<TileSheet>& sheets, const std::string& file,
                     const std::function<bool(Gid)>& isShown, Untaken& untaken);

}  // namespace mazeloom::doors::tiled
