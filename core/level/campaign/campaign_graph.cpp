// SPDX-License-Identifier: MIT
#include "core/level/campaign/campaign_graph.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace mazeloom::level {

CampaignGraph::CampaignGraph(const Campaign& campaign) : nodes_(campaign.nodes.size()) {
    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        places.emplace(campaign.nodes[i].id, i);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        const CampaignNode& node = campaign.nodes[i];
        nodes_[i].isStart = node.isStart;
        nodes_[i].wanted = node.enough == CampaignNode::kAll
                               ? node.needs.size()
                               : static_cast<std::size_t>(node.enough);
        for (const std::string& need : node.needs) {
            const auto place = places.find(need);
            if (place == places.end()) continue;
            nodes_[i].needs.push_back(place->second);
            nodes_[place->second].neededBy.push_back(i);
        }
    }
}

bool CampaignGraph::isOpen(std::size_t node, const std::vector<bool>& isWon) const {
    const Node& asked = nodes_[node];
    if (asked.isStart) return true;
    if (asked.wanted == 0) return false;
    const auto won =
        std::ranges::count_if(asked.needs, [&](std::size_t need) { return isWon[need]; });
    return static_cast<std::size_t>(won) >= asked.wanted;
}

std::vector<bool> CampaignGraph::unlockable() const {
    // Each node is won once and then counted for the nodes that need it, so the time is linear in
    // the number of edges.
    std::vector<bool> isWon(size(), false);
    std::vector<std::size_t> won(size(), 0);  // the number of needs that are won
    std::vector<std::size_t> waiting;
    const auto open = [&](std::size_t node) {
        if (isWon[node]) return;
        isWon[node] = true;
        waiting.push_back(node);
    };
    for (std::size_t node = 0; node < size(); ++node) {
        if (nodes_[node].isStart) open(node);
    }
    while (!waiting.empty()) {
        const std::size_t node = waiting.back();
        waiting.pop_back();
        for (const std::size_t next : nodes_[node].neededBy) {
            if (++won[next] == nodes_[next].wanted) open(next);
        }
    }
    return isWon;
}

}  // namespace mazeloom::level
