// SPDX-License-Identifier: MIT
// All nodes that a node of the campaign needs are on the map.
#include <array>
#include <set>
#include <string>
#include <string_view>

#include "core/check/rules/rules.h"
#include "core/edit/campaign_edit.h"

namespace mazeloom::check::rule::campaign_need {

namespace {

constexpr Sentence kUnknown{
    "campaign-unknown-need",
    "it needs \"%1\", but there is no such node: add it to the map, or remove this need"};
constexpr Sentence kDropNeed{"drop-need", "Remove this need"};
constexpr std::array kSentences{kUnknown, kDropNeed};

Fix dropNeed(std::size_t node, const std::string& need) {
    return {kDropNeed, {}, {.campaign = [node, need](level::Campaign& campaign) {
                if (node < campaign.nodes.size())
                    edit::disconnect(campaign, need, std::string(campaign.nodes[node].id));
            }}};
}

void check(const CampaignView& view, Findings& findings) {
    std::set<std::string_view> known;
    const auto& nodes = view.campaign.nodes;
    for (const level::CampaignNode& node : nodes)
        known.insert(node.id);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        for (const std::string& need : nodes[i].needs) {
            if (known.contains(need)) continue;
            // A node usually has its level's id, so the message calls the missing node by the title
            // of that level.
            findings.error(kUnknown, {view.levelTitle(need)})
                .node(view.campaign, i)
                .fix(dropNeed(i, need));
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkCampaign = check};

}  // namespace mazeloom::check::rule::campaign_need
