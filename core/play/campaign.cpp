// SPDX-License-Identifier: MIT
#include "core/play/campaign.h"

#include <algorithm>
#include <charconv>

#include "core/level/campaign/campaign_graph.h"
#include "core/level/campaign/node_kind.h"
#include "core/level/descent.h"
#include "core/level/id.h"
#include "core/pack/json/fields.h"

namespace mazeloom::play {

namespace {

constexpr std::string_view kDescent = "descent:";

}  // namespace

std::string recordKeyOf(const level::CampaignNode& node) {
    if (!level::isDescent(node)) return node.level;
    return std::string(kDescent) + std::to_string(node.descendTo);
}

bool isRecordKey(std::string_view key) {
    if (!key.starts_with(kDescent)) return level::isId(key);
    const std::string_view digits = key.substr(kDescent.size());
    int depth = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), depth);
    // Only one spelling is valid: no sign, no leading zeros, nothing after the number.
    return read.ec == std::errc() && depth >= 1 && depth <= level::kMaxDepth &&
           std::to_string(depth) == digits;
}

std::vector<NodeState> statesOf(const level::Campaign& campaign, const WonLevels& won) {
    std::vector<bool> isWon;
    for (const level::CampaignNode& node : campaign.nodes)
        isWon.push_back(won.contains(recordKeyOf(node)));
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
                                  std::string_view key) {
    WonLevels wonThen = won;
    wonThen.emplace(key);
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
               return won.contains(recordKeyOf(node));
           });
}

}  // namespace mazeloom::play
