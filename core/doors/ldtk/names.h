// SPDX-License-Identifier: MIT
// How our levels are found again in an LDtk project: names of layers and fields, and ids of
// instances, which LDtk keeps for as long as these are there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazeloom::doors::ldtk {

inline constexpr std::string_view kTerrainLayer = "Terrain";
inline constexpr std::string_view kMarksLayer = "Marks";
inline constexpr std::string_view kThingsLayer = "Things";
inline constexpr std::string_view kRoomsLayer = "Rooms";
/// 1 where a cell is dark, of projects with a level that has some. It says nothing new: darkness
/// comes from recipe and seed, so that it is not read again.
inline constexpr std::string_view kDarkLayer = "Darkness";
/// Shows the others in a game's own tiles, and says nothing new.
inline constexpr std::string_view kLookLayer = "Mazeloom_look";

/// The tileset of the program's own picture.
inline constexpr std::string_view kOwnTileset = "Mazeloom";

/// Fields of levels.
inline constexpr std::string_view kLevelField = "mazeloom_level";
inline constexpr std::string_view kMadeField = "mazeloom_made";
inline constexpr std::string_view kSeedField = "mazeloom_seed";
/// The field of entities that holds a thing's id.
inline constexpr std::string_view kNameField = "mazeloom_id";

enum class Instance : std::uint8_t { Project = 1, Level, Layer, Thing, Room };

/// Unique in a project, and a UUID by its form.
std::string iid(Instance kind, std::size_t level, std::size_t number);
/// Which thing of its level left under this id; nothing for those of others.
std::optional<int> thingOf(std::string_view iid);
/// The place among the levels of its project that a level of this id left with; nothing for those
/// of others.
std::optional<int> levelOf(std::string_view iid);
/// The id without the number of its level, which is another one when other levels leave with it;
/// nothing for those of others.
std::optional<std::string> numberWithinLevel(std::string_view iid);

}  // namespace mazeloom::doors::ldtk
