// SPDX-License-Identifier: MIT
// Which cells of a temple show how many traps are around them (core/play/temple/RULES.md T-3).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mazeloom::level {

enum class Numbers : std::uint8_t {
    All,
    Near,     ///< within two columns and rows of the hero
    Visited,  ///< where the hero has been
};

/// As they stand in files, recipes and settings, in the order of the enumeration.
inline constexpr std::array<std::string_view, 3> kNumbersWords{"all", "near", "visited"};

}  // namespace mazeloom::level
