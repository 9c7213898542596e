// SPDX-License-Identifier: MIT
// What a level was when it left: put into files of formats that have a place for texts of others, so that who
// comes back with the file finds the level as it was, and what was changed elsewhere can be told from it.
#pragma once

#include <string>
#include <string_view>

#include "core/doors/exporter.h"

namespace mazeloom::doors {

/// Names of the properties that hold it.
inline constexpr std::string_view kLevelProperty = "mazeloom.level";  ///< the level's file in its pack, packed
inline constexpr std::string_view kMadeProperty = "mazeloom.made";    ///< the map as JSON, packed
inline constexpr std::string_view kSeedProperty = "mazeloom.seed";

/// The level's file as a pack holds it, packed: in letters and digits of base64.
std::string levelText(const level::Level& level);
/// The map as core/level/map_json.h writes it, packed.
std::string madeText(const MadeLevel& made, std::span<const level::Room> rooms);

}  // namespace mazeloom::doors
