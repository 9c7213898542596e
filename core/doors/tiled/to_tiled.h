// SPDX-License-Identifier: MIT
// A generated level as a Tiled map: layers Terrain, Marks, Things, Paths and Rooms.
#pragma once

#include <string>

#include "core/doors/exporter.h"
#include "core/doors/tiled/model.h"

namespace mazeloom::doors::tiled {

/// Names of the layers, by which they are found again.
inline constexpr std::string_view kTerrainLayer = "Terrain";
inline constexpr std::string_view kMarksLayer = "Marks";
inline constexpr std::string_view kThingsLayer = "Things";
inline constexpr std::string_view kPathsLayer = "Paths";
inline constexpr std::string_view kRoomsLayer = "Rooms";

/// A thing's object has the id of its place in the map's list, from 1; paths and rooms come behind.
/// The map reads the level while both are there.
Map toTiled(const MadeLevel& made, const Source& source, std::string tilesetFile);
/// The tileset of all that the pack can put on a map.
Tileset tilesetOf(const level::SharedOwnKinds& kinds, std::string image);

}  // namespace mazeloom::doors::tiled
