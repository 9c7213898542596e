// SPDX-License-Identifier: MIT
// Which cells of a temple show the number of traps around them (core/play/temple/RULES.md T-3).
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

/// The words in files, recipes and settings, indexed by the enumeration.
inline constexpr std::array<std::string_view, 3> kNumbersWords{"all", "near", "visited"};

}  // namespace mazeloom::level
