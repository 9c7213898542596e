// SPDX-License-Identifier: MIT
// In which order the parts of a wish are best asked, from what each of them cost and how often it
// was true of the same seeds.
#pragma once

#include <cstdint>
#include <vector>

#include "core/analyse/wish/wish.h"

namespace mazeloom::analyse {

/// Of one node, over some seeds.
struct PartCost {
    std::uint64_t nanoseconds = 0;  ///< to find it out, with all that it needs
    std::uint64_t isTrue = 0;       ///< times
};

/// The wish with the parts of each and, or in the order in which asking is cheapest: by price ÷
/// share of seeds that it decides. `costs`: an entry a node, over `seeds` seeds.
Wish inBestOrder(Wish wish, const std::vector<PartCost>& costs, std::uint64_t seeds);

}  // namespace mazeloom::analyse
