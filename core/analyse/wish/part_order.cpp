// SPDX-License-Identifier: MIT
#include "core/analyse/wish/part_order.h"

#include <algorithm>

namespace mazeloom::analyse {

Wish inBestOrder(Wish wish, const std::vector<PartCost>& costs, std::uint64_t seeds) {
    for (WishNode& node : wish.nodes) {
        const bool isAnd = node.kind == WishNode::Kind::And;
        if (!isAnd && node.kind != WishNode::Kind::Or) continue;
        // Compares cost ÷ decided seeds without dividing: a part that decides no seed comes last.
        const auto decided = [&](std::size_t part) {
            return isAnd ? seeds - costs[part].isTrue : costs[part].isTrue;
        };
        std::stable_sort(node.parts.begin(), node.parts.end(), [&](std::size_t a, std::size_t b) {
            return static_cast<Wide>(costs[a].nanoseconds) * decided(b) <
                   static_cast<Wide>(costs[b].nanoseconds) * decided(a);
        });
    }
    return wish;
}

}  // namespace mazeloom::analyse
