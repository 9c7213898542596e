// SPDX-License-Identifier: MIT
// Words for a pack's own terrains in JSON. Private to core/pack.
#pragma once

#include <array>
#include <string_view>

namespace mazeloom::pack {

/// The key of the list of definitions in pack.json, and of the legend of a grid in other files.
inline constexpr const char* kOwnTerrainsKey = "own-terrains";

/// The words of level::Effect, in the order of its values.
inline constexpr std::array<std::string_view, 4> kEffectWords{"none", "slows", "wounds", "kills"};

}  // namespace mazeloom::pack
