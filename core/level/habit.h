// SPDX-License-Identifier: MIT
// What sets a monster of a descent apart from one that only walks up and strikes (RULES.md D-27).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mazeloom::level {

enum class Habit : std::uint8_t {
    Walks,        ///< none: the monster walks up and strikes (RULES.md D-6)
    Swarms,       ///< strikes harder for each other of its kind beside the hero
    Flees,        ///< limps away once it has lost half of its hit points
    Charges,      ///< two steps in a straight line
    Regenerates,  ///< recovers a hit point whenever it acts
    Drains,       ///< recovers half of what its blows take
    Flits,        ///< two steps a turn, the first of them anywhere
    Splits,       ///< a blow that it survives splits it in two
    Shoots,       ///< harms from afar along rows and columns
    Lumbers,      ///< acts in every second turn only
    Mends,        ///< heals other monsters instead of walking up
    Waits,        ///< stands still until the hero is near or hurts it
};
inline constexpr std::size_t kHabits = 12;

/// The habits' ids in a pack's JSON, in the order of their numbers.
inline constexpr std::array<std::string_view, kHabits> kHabitIds{
    "walks", "swarms", "flees",  "charges", "regenerates", "drains",
    "flits", "splits", "shoots", "lumbers", "mends",       "waits",
};

constexpr std::string_view idOf(Habit habit) {
    return kHabitIds[static_cast<std::size_t>(habit)];
}

}  // namespace mazeloom::level
