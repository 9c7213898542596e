// SPDX-License-Identifier: MIT
// Each node of the campaign stands for a level of the pack or for a descent.
#include <array>
#include <set>
#include <string_view>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::campaign_level {

namespace {

constexpr Sentence kNoLevel{"campaign-without-level",
                            "there is no level \"%1\" in the pack: add it, or take the node out"};
constexpr std::array kSentences{kNoLevel};

void check(const CampaignView& view, Findings& findings) {
    const std::set<std::string_view> levels(view.listing.levels.begin(), view.listing.levels.end());
    const auto& nodes = view.campaign.nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const bool isDescent = nodes[i].level.empty() && nodes[i].descendTo > 0;
        if (isDescent || levels.contains(nodes[i].level)) continue;
        findings.error(kNoLevel, {nodes[i].level}).node(view.campaign, i).fix(fix::removeNode(i));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkCampaign = check};

}  // namespace mazeloom::check::rule::campaign_level
