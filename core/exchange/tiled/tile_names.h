// SPDX-License-Identifier: MIT
// The names by which users give meanings to tiles and classes of foreign maps.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/exchange/importer.h"
#include "core/exchange/tiled/model.h"

namespace mazeloom::exchange::tiled {

/// Returns a name for each tileset of a map, in the map's order: its file, or else its name, or
/// else its picture. Different tilesets of the same name are distinguished by their pictures, or
/// else by numbers; the same file always has one name.
std::vector<std::string> namesOf(const std::vector<Tileset>& tilesets);

/// Returns the name of a tile, such as "town 14".
std::string tileName(const std::string& tileset, int number);
/// Returns the names by which a user can give a meaning to a class of objects. The first one is
/// shown to users: "type Chest".
std::array<std::string, 4> classNames(const std::string& name);

/// Returns the location of a tile's picture; empty if unknown.
TileLook tileLook(const Tileset& tileset, int number);

}  // namespace mazeloom::exchange::tiled
