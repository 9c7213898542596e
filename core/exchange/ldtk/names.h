// SPDX-License-Identifier: MIT
// The names of layers and fields and the ids of instances by which exported levels are recognized
// in an LDtk project. LDtk keeps an id as long as its instance exists.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazeloom::exchange::ldtk {

inline constexpr std::string_view kTerrainLayer = "Terrain";
inline constexpr std::string_view kMarksLayer = "Marks";
inline constexpr std::string_view kThingsLayer = "Things";
inline constexpr std::string_view kRoomsLayer = "Rooms";
/// A layer with 1 for dark cells, in projects with dark levels. It is redundant and not read back:
/// darkness follows from recipe and seed.
inline constexpr std::string_view kDarkLayer = "Darkness";
/// A redundant layer that shows the other layers in a game's own tiles.
inline constexpr std::string_view kLookLayer = "Mazeloom_look";

/// The tileset of the program's own picture.
inline constexpr std::string_view kOwnTileset = "Mazeloom";

/// Fields of levels.
inline constexpr std::string_view kLevelField = "mazeloom_level";
inline constexpr std::string_view kMadeField = "mazeloom_made";
inline constexpr std::string_view kSeedField = "mazeloom_seed";
/// The entity field with a thing's id.
inline constexpr std::string_view kNameField = "mazeloom_id";

enum class Instance : std::uint8_t { Project = 1, Level, Layer, Thing, Room };

/// Returns an id that is unique in a project and has the form of a UUID.
std::string iid(Instance kind, std::size_t level, std::size_t number);
/// Returns the number of the thing that was exported under this id; nothing if iid() did not make
/// the id for a thing.
std::optional<int> thingOf(std::string_view iid);
/// Returns the index of the level with this id among the levels of the exported project; nothing if
/// iid() did not make the id for a level.
std::optional<int> levelOf(std::string_view iid);
/// Returns the id without the number of its level, which depends on the other exported levels;
/// nothing if iid() did not make the id.
std::optional<std::string> numberWithinLevel(std::string_view iid);

}  // namespace mazeloom::exchange::ldtk
