// SPDX-License-Identifier: MIT
// Writes the tiles of an export as one resource that all its scenes share. So a game's changes to
// the resource, such as another collision layer, apply to every level
// (https://docs.godotengine.org/en/4.3/classes/class_tileset.html).
#pragma once

#include <iosfwd>
#include <string>

#include "core/exchange/tilesets/tilesets.h"

namespace mazeloom::exchange::godot {

/// Returns the file name of the tile set.
std::string tileSetName(const ExportOptions& options);

/// Writes the tile set. Each tile has its meaning in the custom data "mazeloom". Tiles of
/// impassable terrain have a square collision shape in the first physics layer. The pictures of the
/// tiles lie in the same folder as the file.
void writeTileSet(std::ostream& out, const Tilesets& tilesets);

}  // namespace mazeloom::exchange::godot
