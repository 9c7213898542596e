// SPDX-License-Identifier: MIT
// Every node of the campaign can be unlocked by winning open nodes.
#include <algorithm>
#include <array>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/level/campaign/campaign_graph.h"

namespace mazeloom::check::rule::campaign_unlock {

namespace {

constexpr Sentence kNothingLeads{"campaign-nothing-leads",
                                 "no other level leads to it: draw an edge to it, or let the "
                                 "campaign start with it"};
constexpr Sentence kTooFew{
    "campaign-too-few-needs",
    "it asks for %1 won levels, but only %2 lead to it: ask for fewer, or draw more edges to it"};
constexpr Sentence kNever{
    "campaign-never-unlocked",
    "it can never be unlocked: the levels that it needs wait for it, or cannot be unlocked either"};
constexpr std::array kSentences{kNothingLeads, kTooFew, kNever};

void check(const CampaignView& view, Findings& findings) {
    const auto& nodes = view.campaign.nodes;
    // Without a start nothing can be unlocked; the rule campaign_start reports that.
    if (std::ranges::none_of(nodes, &level::CampaignNode::isStart)) return;
    const std::vector<bool> unlockable = level::CampaignGraph(view.campaign).unlockable();
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (unlockable[i]) continue;
        const auto needs = static_cast<std::int64_t>(nodes[i].needs.size());
        auto draft = needs == 0 ? findings.error(kNothingLeads)
                     : nodes[i].enough > needs
                         ? findings.error(kTooFew, {std::int64_t{nodes[i].enough}, needs})
                         : findings.error(kNever);
        draft.node(view.campaign, i).fix(fix::startWithNode(i, nodes[i].id));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkCampaign = check};

}  // namespace mazeloom::check::rule::campaign_unlock
