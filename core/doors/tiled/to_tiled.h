// SPDX-License-Identifier: MIT
// A generated level as a Tiled map: layers Terrain, Marks, Things, Paths and Rooms, and,
// where some of it is dark, Darkness.
#pragma once

#include <string>
#include <string_view>

#include "core/doors/exporter.h"
#include "core/doors/tiled/model.h"
#include "core/doors/tilesets/tilesets.h"

namespace mazeloom::doors::tiled {

/// Names of the layers of objects, by which they are found again; those of tiles are
/// core/doors/tilesets'.
inline constexpr std::string_view kThingsLayer = "Things";
inline constexpr std::string_view kPathsLayer = "Paths";
inline constexpr std::string_view kRoomsLayer = "Rooms";
/// Rectangles that hold all dark cells, each cell in one. It says nothing new: darkness comes from
/// recipe and seed, so that it is not read again.
inline constexpr std::string_view kDarkLayer = "Darkness";

/// Whether maps that leave from here may have a layer of this name.
bool isOfOurs(std::string_view layer);

/// The property of a path that holds the number of the object that moves along it.
inline constexpr std::string_view kMoverProperty = "mover";

/// Whether some cell is dark, so that there is such a layer.
bool isAnyDark(const level::Map& map);

/// A thing's object has the id of its place in the map's list, from 1; paths and rooms come behind.
/// The map reads the level while both are there.
Map toTiled(const MadeLevel& made, const Source& source, const Tilesets& tilesets,
            const std::string& common = {});
/// A tileset as a file of its own.
Tileset tilesetOf(const TileSheet& sheet);
/// That file's name; `common` is what the names of an export's files begin with.
std::string fileOf(const TileSheet& sheet, const std::string& common);

}  // namespace mazeloom::doors::tiled
