// SPDX-License-Identifier: MIT
// The start of a run: as the rules define it, or as a designer wants to try it.
#pragma once

#include <cstdint>
#include <vector>

#include "core/play/descent/state/item.h"

namespace mazeloom::play::descent {

struct Start {
    std::uint64_t seed = 0;
    int depth = 1;  ///< 1–level::kMaxDepth; counts as the greatest depth so far
    /// Hit points, 1 to the hero's maximum in the tables; 0: the maximum, as the rules say.
    int hp = 0;
    std::vector<Item> items = {};  ///< at most Inventory::kMost
    int weapon = -1;               ///< the place in `items` of the weapon in hand; −1: none
    int wand = -1;                 ///< likewise for the ready wand
    int armour = -1;               ///< likewise for the armour that is worn
    /// Reaching this depth wins the run, as a campaign asks; 0: the descent is endless.
    int goal = 0;

    friend bool operator==(const Start&, const Start&) = default;
};

}  // namespace mazeloom::play::descent
