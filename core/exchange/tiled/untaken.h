// SPDX-License-Identifier: MIT
// Finds the changes that were made in Tiled to an exported map or its tilesets and that a level
// cannot hold.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/exchange/in/untaken.h"
#include "core/exchange/tiled/model.h"
#include "core/exchange/tilesets/tilesets.h"

namespace mazeloom::exchange::tiled {

/// The kinds of objects that were read, by object number.
using Kinds = std::unordered_map<int, std::string>;

/// Compares the map with `was`, the map as exported; rooms and darkness only if `knowsRooms`. Skips
/// cells, and the object data that came_back.h imports: cell, name, kind, properties and path.
void compare(const Map& was, const Map& is, bool knowsRooms, const Kinds& kinds, Untaken& untaken);

/// Returns all sheets with which a level of the pack can be exported: the program's own first, then
/// the sheets of the games for whose tiles the pack has mappings.
std::vector<TileSheet> sheetsOf(const level::TileMappings& mappings,
                                const level::SharedOwnKinds& kinds,
                                const level::TerrainTable& terrains);

/// Reports tilesets that are not in `sheets`, and tilesets whose geometry, picture or properties
/// differ from those of their sheet. `file` is the map's file; `isShown` says whether a layer that
/// is read shows a tile.
void compareTilesets(const Map& map, const std::vector<TileSheet>& sheets, const std::string& file,
                     const std::function<bool(Gid)>& isShown, Untaken& untaken);

}  // namespace mazeloom::exchange::tiled
