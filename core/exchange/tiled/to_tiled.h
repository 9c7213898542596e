// SPDX-License-Identifier: MIT
// A generated level as a Tiled map: layers Terrain, Marks, Things, Paths and Rooms, and Darkness if
// there are dark cells.
#pragma once

#include <string>
#include <string_view>

#include "core/exchange/exporter.h"
#include "core/exchange/tiled/model.h"
#include "core/exchange/tilesets/tilesets.h"

namespace mazeloom::exchange::tiled {

/// Names of the object layers, by which the layers are recognized on import; core/exchange/tilesets
/// has the names of tile layers.
inline constexpr std::string_view kThingsLayer = "Things";
inline constexpr std::string_view kPathsLayer = "Paths";
inline constexpr std::string_view kRoomsLayer = "Rooms";
/// The layer of disjoint rectangles that cover all dark cells. It is redundant and not read back:
/// darkness follows from recipe and seed.
inline constexpr std::string_view kDarkLayer = "Darkness";

/// Whether maps that this program exports can have a layer with this name.
bool isExportedLayer(std::string_view layer);

/// The property of a path that holds the number of the object that moves along it.
inline constexpr std::string_view kMoverProperty = "mover";

/// Whether any cell is dark, so that the darkness layer exists.
bool isAnyDark(const level::Map& map);

/// Returns the level as a Tiled map. The id of a thing's object is the thing's index in the map's
/// list, counted from 1. The ids of paths and rooms follow. The result refers to the level, which
/// must outlive it.
Map toTiled(const MadeLevel& made, const Source& source, const Tilesets& tilesets,
            const std::string& common = {});
/// Returns a tileset for a separate file.
Tileset tilesetOf(const TileSheet& sheet);
/// Returns the name of a tileset's file; `common` is the stem of an export's shared files.
std::string fileOf(const TileSheet& sheet, const std::string& common);

}  // namespace mazeloom::exchange::tiled
