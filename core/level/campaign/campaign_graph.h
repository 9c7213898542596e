// SPDX-License-Identifier: MIT
// The graph of a campaign, made once to be asked often: which nodes are open when some are won.
#pragma once

#include <cstddef>
#include <vector>

#include "core/level/campaign.h"

namespace mazeloom::level {

class CampaignGraph {
  public:
    /// Needs that name no node count as never won.
    explicit CampaignGraph(const Campaign& campaign);

    std::size_t size() const { return nodes_.size(); }
    /// Whether a node is open when those are won of which `isWon` says so. Both go by the order of
    /// the campaign's nodes, as do all lists here.
    bool isOpen(std::size_t node, const std::vector<bool>& isWon) const;
    /// Whether each node can ever be opened, by winning all that is open.
    std::vector<bool> unlockable() const;
    /// The nodes that need this one.
    const std::vector<std::size_t>& neededBy(std::size_t node) const {
        return nodes_[node].neededBy;
    }

  private:
    struct Node {
        bool isStart = false;
        std::size_t wanted = 0;          ///< how many of its needs must be won; 0: never opens
        std::vector<std::size_t> needs;  ///< without those that name no node
        std::vector<std::size_t> neededBy;
    };

    std::vector<Node> nodes_;
};

}  // namespace mazeloom::level
