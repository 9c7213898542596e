// SPDX-License-Identifier: MIT
// Words of the JSON of a pack's own terrains. Private to core/pack.
#pragma once

#include <array>
#include <string_view>

namespace mazeloom::pack {

/// In pack.json, the list of definitions; elsewhere, the legend of a grid.
inline constexpr const char* kOwnTerrainsKey = "own-terrains";

/// In the order of level::Effect.
inline constexpr std::array<std::string_view, 4> kEffectWords{"none", "slows", "wounds", "kills"};

}  // namespace mazeloom::pack
