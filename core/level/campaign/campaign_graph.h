// SPDX-License-Identifier: MIT
// The graph of a campaign, prepared for asking many times which nodes are open.
#pragma once

#include <cstddef>
#include <vector>

#include "core/level/campaign.h"

namespace mazeloom::level {

class CampaignGraph {
  public:
    /// A need whose id names no node counts as never won.
    explicit CampaignGraph(const Campaign& campaign);

    std::size_t size() const { return nodes_.size(); }
    /// Whether a node is open if the nodes marked in `isWon` are won. Nodes are identified by their
    /// index in the campaign; lists have one element per node, in the same order.
    bool isOpen(std::size_t node, const std::vector<bool>& isWon) const;
    /// Returns, for each node, whether it can be opened at some time if the player wins every open
    /// node.
    std::vector<bool> unlockable() const;
    /// Returns the nodes that need this one.
    const std::vector<std::size_t>& neededBy(std::size_t node) const {
        return nodes_[node].neededBy;
    }

  private:
    struct Node {
        bool isStart = false;
        std::size_t wanted = 0;          ///< how many of its needs must be won; 0: never opens
        std::vector<std::size_t> needs;  ///< without ids that name no node
        std::vector<std::size_t> neededBy;
    };

    std::vector<Node> nodes_;
};

}  // namespace mazeloom::level
