// SPDX-License-Identifier: MIT
// Writes a level as a scene of Godot 4.3 or newer: layers of tiles, and a node for each thing, way
// and room, with all that is known of it as metadata
// (https://docs.godotengine.org/en/4.3/contributing/development/file_formats/tscn.html).
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "core/doors/exporter.h"
#include "core/doors/tilesets/tilesets.h"

namespace mazeloom::doors::godot {

/// More cells would be more than 250 MB.
inline constexpr std::int64_t kMostCells = std::int64_t{4096} * 4096;

/// The bytes of a layer of tiles: two of a version, then twelve a cell.
inline constexpr std::size_t kCellBytes = 12;

/// The tiles are those of the file `tileSet` beside the scene (tile_set.h).
void write(std::ostream& out, const Source& source, const Tilesets& tilesets,
           const std::string& tileSet);

}  // namespace mazeloom::doors::godot
