// SPDX-License-Identifier: MIT
// The names under which users say what tiles and classes of foreign maps stand for.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/doors/importer.h"
#include "core/doors/tiled/model.h"

namespace mazeloom::doors::tiled {

/// Names the tilesets of a map, in their order: by file, else by name, else by picture. Tilesets of
/// the same name are told apart by their pictures, else by numbers; the same file has one name.
std::vector<std::string> namesOf(const std::vector<Tileset>& tilesets);

/// "town 14"
std::string tileName(const std::string& tileset, int number);
/// The names of a class of objects, the one that is shown to users first: "type Chest".
std::array<std::string, 4> classNames(const std::string& name);

/// Where the picture of a tile is; nothing if it is not known.
TileLook tileLook(const Tileset& tileset, int number);

}  // namespace mazeloom::doors::tiled
