// SPDX-License-Identifier: MIT
// A level is on the campaign's map only once, because it is won only once.
#include <array>
#include <set>
#include <string_view>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::campaign_twice {

namespace {

constexpr Sentence kTwice{"campaign-level-twice",
                          "the level \"%1\" is on the map twice: remove one of them"};
constexpr std::array kSentences{kTwice};

void check(const CampaignView& view, Findings& findings) {
    std::set<std::string_view> seen;
    const auto& nodes = view.campaign.nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const bool isDescent = nodes[i].level.empty() && nodes[i].descendTo > 0;
        if (isDescent || seen.insert(nodes[i].level).second) continue;
        findings.error(kTwice, {view.levelTitle(nodes[i].level)})
            .node(view.campaign, i)
            .fix(fix::removeNode(i));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkCampaign = check};

}  // namespace mazeloom::check::rule::campaign_twice
