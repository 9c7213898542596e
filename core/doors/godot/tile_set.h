// SPDX-License-Identifier: MIT
// Writes the tiles of an export as one resource that all its scenes share: what a game sets in it,
// such as another collision layer, holds in every level
// (https://docs.godotengine.org/en/4.3/classes/class_tileset.html).
#pragma once

#include <iosfwd>
#include <string>

#include "core/doors/tilesets/tilesets.h"

namespace mazeloom::doors::godot {

/// The name of the file.
std::string tileSetName(const ExportOptions& options);

/// Each tile says in its custom data "mazeloom" what it stands for. Tiles of terrain that nobody
/// can walk have a square as their shape in the first physics layer. The pictures of the tiles lie
/// beside it.
void writeTileSet(std::ostream& out, const Tilesets& tilesets);

}  // namespace mazeloom::doors::godot
