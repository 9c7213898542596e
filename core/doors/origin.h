// SPDX-License-Identifier: MIT
// What a level was when it left: put into files of formats that have a place for texts of others, so that who
// comes back with the file finds the level as it was, and what was changed elsewhere can be told from it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/doors/exporter.h"

namespace mazeloom::doors {

/// The text compressed, in letters and digits of base64.
std::string packed(std::string_view text);
/// The text again, or what is wrong with it (a half sentence). No more than `most` bytes are made.
tl::expected<std::string, std::string> unpacked(std::string_view letters, std::size_t most);

/// Names of the properties that hold it.
inline constexpr std::string_view kOriginPrefix = "mazeloom.";
inline constexpr std::string_view kLevelProperty = "mazeloom.level";    ///< the level's file in its pack
inline constexpr std::string_view kMadeProperty = "mazeloom.made";      ///< the map as JSON, packed
inline constexpr std::string_view kSeedProperty = "mazeloom.seed";

/// The level's file as a pack holds it, packed.
std::string levelText(const level::Level& level);
/// The map as core/level/map_json.h writes it, packed.
std::string madeText(const MadeLevel& made, std::span<const level::Room> rooms);

}  // namespace mazeloom::doors
