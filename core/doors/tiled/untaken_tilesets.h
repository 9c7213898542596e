// SPDX-License-Identifier: MIT
// Finds changes to the tilesets of an exported map.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/doors/in/untaken.h"
#include "core/doors/tiled/model.h"
#include "core/doors/tilesets/tilesets.h"

namespace mazeloom::doors::tiled {

/// Returns all sheets that a level of the pack may be exported with: ours first, then those of the
/// pack's tile mappings.
std::vector<TileSheet> sheetsOf(const level::TileMappings& mappings,
                                const level::SharedOwnKinds& kinds,
                                const level::TerrainTable& terrains);

/// Reports tilesets that are not in `sheets`, and tilesets whose layout, picture or meanings
/// differ. `file` is the map's name; `isShown` returns whether an imported layer shows a tile.
void compareTilesets(const Map& map, const std::vector<TileSheet>& sheets, const std::string& file,
                     const std::function<bool(Gid)>& isShown, Untaken& untaken);

}  // namespace mazeloom::doors::tiled
