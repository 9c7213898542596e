// SPDX-License-Identifier: MIT
// The best order for evaluating the parts of a wish, from the cost of each and how often it was
// true on the same seeds.
#pragma once

#include <cstdint>
#include <vector>

#include "core/analyse/wish/wish.h"

namespace mazeloom::analyse {

/// The cost of one node, over some seeds.
struct PartCost {
    std::uint64_t nanoseconds = 0;  ///< to evaluate it, with all that it needs
    std::uint64_t isTrue = 0;       ///< how often it was true
};

/// Returns the wish with the parts of each `and` and `or` in the cheapest order: the lowest cost ÷
/// share of decided seeds first. A part decides an `and` when it is false, an `or` when it is true.
/// `costs` has an entry for each node, over `seeds` seeds.
Wish inBestOrder(Wish wish, const std::vector<PartCost>& costs, std::uint64_t seeds);

}  // namespace mazeloom::analyse
