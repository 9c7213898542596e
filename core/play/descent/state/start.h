// SPDX-License-Identifier: MIT
// How a run begins: as the rules say, or as a designer wants to try it.
#pragma once

#include <cstdint>
#include <vector>

#include "core/play/descent/state/item.h"

namespace mazeloom::play::descent {

struct Start {
    std::uint64_t seed = 0;
    int depth = 1;  ///< 1–level::kMaxDepth; it counts as the greatest so far
    /// Hit points, 1 to the most that the tables give the hero; 0: the most, as the rules say.
    int hp = 0;
    std::vector<Item> items = {};  ///< at most Inventory::kMost
    int weapon = -1;               ///< the place in `items` of what is in hand; −1: nothing
    int wand = -1;                 ///< likewise of the wand that is ready
    /// The depth whose reaching wins the run, as a campaign asks for; 0: the descent is endless.
    int goal = 0;

    friend bool operator==(const Start&, const Start&) = default;
};

}  // namespace mazeloom::play::descent
