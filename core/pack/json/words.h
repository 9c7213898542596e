// SPDX-License-Identifier: MIT
// The words that stand for values of the document in packs' files, for reading and writing. Private
// to core/pack.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/level/level.h"

namespace mazeloom::pack {

/// The eight symmetries: four clockwise quarter turns, then the same after mirroring.
inline constexpr std::array<std::string_view, 8> kSymmetries{
    "turn-0",        "turn-90",        "turn-180",        "turn-270",
    "mirror-turn-0", "mirror-turn-90", "mirror-turn-180", "mirror-turn-270"};

constexpr level::Symmetry symmetryAt(std::size_t index) {
    return {static_cast<int>(index % 4), index >= 4};
}
constexpr std::size_t indexOf(level::Symmetry symmetry) {
    return static_cast<std::size_t>(symmetry.quarterTurns % 4 + (symmetry.mirrored ? 4 : 0));
}

/// A word for the first `count` symmetries.
struct SymmetryGroup {
    std::string_view id;
    std::size_t count;
};
inline constexpr std::array<SymmetryGroup, 3> kSymmetryGroups{
    {{"fixed", 1}, {"turns", 4}, {"all", 8}}};

/// The words of level::Standing, in the order of its values.
inline constexpr std::array<std::string_view, 6> kStandings{"alone",  "free",   "wall",
                                                            "corner", "middle", "pair"};

inline constexpr std::string_view kAllCoins = "all-coins";

/// The words of the objectives that are either set or not. Coins are not among them: they have a
/// count.
struct ObjectiveWord {
    std::string_view id;
    bool level::Objectives::*wanted;
};
inline constexpr std::array<ObjectiveWord, 5> kObjectives{
    {{"all-bugs", &level::Objectives::bugs},
     {"all-lasers", &level::Objectives::lasers},
     {"boss", &level::Objectives::boss},
     {"exit", &level::Objectives::exit},
     {"all-consoles", &level::Objectives::consoles}}};

/// The words for how many of a campaign node's needs must be won; a file may give a number instead.
inline constexpr std::string_view kAllNeeds = "all";
inline constexpr std::string_view kAnyNeed = "any";

/// The words for how the hero of a descent sees.
inline constexpr std::string_view kSightRays = "rays";
inline constexpr std::string_view kSightShadows = "shadows";

inline constexpr std::string_view kLoop = "loop";
inline constexpr std::string_view kThereAndBack = "there and back";

}  // namespace mazeloom::pack
