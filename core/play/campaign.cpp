// SPDX-License-Identifier: MIT
#include "core/play/campaign.h"

#include <algorithm>

#include "core/level/campaign_graph.h"

namespace mazeloom::play {

std::vector<NodeState> statesOf(const level::Campaign& campaign, const WonLevels& won) {
    std::vector<bool> isWon;
    for (const level::CampaignNode& node : campaign.nodes)
        isWon.push_back(won.contains(node.level));
    const level::CampaignGraph graph(campaign);
    std::vector<NodeState> states(graph.size(), NodeState::Locked);
    for (std::size_t node = 0; node < graph.size(); ++node) {
        if (isWon[node]) {
            states[node] = NodeState::Won;
        } else if (graph.isOpen(node, isWon)) {
            states[node] = NodeState::Open;
        }
    }
    return states;
}

std::vector<std::size_t> openedBy(const level::Campaign& campaign, const WonLevels& won,
                                  std::string_view level) {
    WonLevels wonThen = won;
    wonThen.emplace(level);
    const std::vector<NodeState> before = statesOf(campaign, won);
    const std::vector<NodeState> after = statesOf(campaign, wonThen);
    std::vector<std::size_t> opened;
    for (std::size_t node = 0; node < before.size(); ++node) {
        if (before[node] == NodeState::Locked && after[node] == NodeState::Open) {
            opened.push_back(node);
        }
    }
    return opened;
}

bool isComplete(const level::Campaign& campaign, const WonLevels& won) {
    return !campaign.nodes.empty() &&
           std::ranges::all_of(campaign.nodes, [&](const level::CampaignNode& node) {
               return won.contains(node.level);
           });
}

}  // namespace mazeloom::play
