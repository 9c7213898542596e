// SPDX-License-Identifier: MIT
// A campaign has a start node.
#include <algorithm>
#include <array>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::campaign_start {

namespace {

constexpr Sentence kNoStart{"campaign-without-start",
                            "no level of the campaign is open at the beginning: choose one to "
                            "start with"};
constexpr std::array kSentences{kNoStart};

/// Returns the first node without needs, or else the first node.
std::size_t likelyStart(const std::vector<level::CampaignNode>& nodes) {
    const auto free = std::ranges::find_if(
        nodes, [](const level::CampaignNode& node) { return node.needs.empty(); });
    return free == nodes.end() ? 0 : static_cast<std::size_t>(free - nodes.begin());
}

void check(const CampaignView& view, Findings& findings) {
    const auto& nodes = view.campaign.nodes;
    if (nodes.empty() || std::ranges::any_of(nodes, &level::CampaignNode::isStart)) return;
    const std::size_t start = likelyStart(nodes);
    findings.error(kNoStart).fix(fix::startWithNode(start, nodes[start].id));
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkCampaign = check};

}  // namespace mazeloom::check::rule::campaign_start
