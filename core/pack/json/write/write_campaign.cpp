// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write_campaign.h"

#include "core/pack/json/json_layout.h"
#include "core/pack/json/words.h"
#include "core/pack/json/write/write_translations.h"

namespace mazeloom::pack {

namespace {

using level::CampaignNode;
using level::CampaignTexts;

// Indents of the lines on which the following begin: "campaign", "nodes", a node, its
// "translations".
constexpr std::size_t kAtCampaign = kIndent;
constexpr std::size_t kAtNodes = kAtCampaign + kIndent;
constexpr std::size_t kAtNode = kAtNodes + kIndent;
constexpr std::size_t kAtTranslations = kAtNode + kIndent;

void appendNodeTexts(Members& members, const CampaignTexts& texts) {
    if (!texts.title.empty()) members.text("title", texts.title);
    if (!texts.before.empty()) members.text("before", texts.before);
    if (!texts.after.empty()) members.text("after", texts.after);
}

void appendEnough(std::string& out, int enough) {
    if (enough == CampaignNode::kAny) {
        level::appendText(out, kAnyNeed);
    } else {
        level::appendNumber(out, enough);
    }
}

void appendNode(std::string& out, const CampaignNode& node) {
    Members members(out, Members::Layout::Lines, kAtNode);
    members.text("id", node.id);
    if (node.descendTo > 0) {
        members.number("descendTo", node.descendTo);
    } else {
        members.text("level", node.level);
    }
    appendPair(members.value("at"), node.at);
    if (node.isStart) members.value("start") += "true";
    if (!node.needs.empty()) {
        appendInlineList(members.value("needs"), node.needs, level::appendText);
    }
    if (node.enough != CampaignNode::kAll) appendEnough(members.value("enough"), node.enough);
    appendNodeTexts(members, node.texts);
    appendTranslations(members, node.translations, kAtTranslations, appendNodeTexts);
    members.more(node.more);
    members.close();
}

}  // namespace

void appendCampaign(std::string& out, const level::Campaign& campaign) {
    Members members(out, Members::Layout::Lines, kAtCampaign);
    appendLines(members.value("nodes"), campaign.nodes, appendNode, kAtNodes);
    members.more(campaign.more);
    members.close();
}

}  // namespace mazeloom::pack
