// SPDX-License-Identifier: MIT
// Writes a level as a scene of Godot 4.3 or newer: layers of tiles, and a node for each thing, path
// and room, with all its data as metadata
// (https://docs.godotengine.org/en/4.3/contributing/development/file_formats/tscn.html).
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "core/exchange/exporter.h"
#include "core/exchange/tilesets/tilesets.h"

namespace mazeloom::exchange::godot {

/// Upper bound on cells: a layer of tiles with more would exceed 256 MiB in base64.
inline constexpr std::int64_t kMostCells = std::int64_t{4096} * 4096;

/// Bytes per cell in a tile layer; the data begin with a version number of two bytes.
inline constexpr std::size_t kCellBytes = 12;

/// Writes a scene that uses the tiles of the file `tileSet` beside it (tile_set.h).
void write(std::ostream& out, const Source& source, const Tilesets& tilesets,
           const std::string& tileSet);

}  // namespace mazeloom::exchange::godot
