// SPDX-License-Identifier: MIT
// Finds the best order for evaluating the parts of a wish, from the cost of each part and from how
// often the part was true on the same seeds.
#pragma once

#include <cstdint>
#include <vector>

#include "core/analyse/wish/wish.h"

namespace mazeloom::analyse {

/// The cost of one node, summed over some seeds.
struct PartCost {
    std::uint64_t nanoseconds = 0;  ///< the time to evaluate the node with all that it needs
    std::uint64_t isTrue = 0;       ///< the number of seeds for which the node was true
};

/// Returns the wish with the parts of each `and` and `or` in the cheapest order: the part with the
/// lowest ratio of its cost to the share of seeds that it decides comes first. A part decides an
/// `and` when it is false, an `or` when it is true. `costs` has an entry for each node, measured on
/// `seeds` seeds.
Wish inBestOrder(Wish wish, const std::vector<PartCost>& costs, std::uint64_t seeds);

}  // namespace mazeloom::analyse
