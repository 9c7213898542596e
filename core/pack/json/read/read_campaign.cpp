// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_campaign.h"

#include <set>
#include <string>
#include <utility>

#include "core/level/descent.h"
#include "core/pack/json/read/read_translations.h"
#include "core/pack/json/words.h"

namespace mazeloom::pack {

namespace {

using level::Campaign;
using level::CampaignNode;
using level::CampaignTexts;

bool isTooLong(const Json& list, const std::string& place, Report& report) {
    if (list.size() <= Campaign::kMaxNodes) return false;
    report.add(place, {kHasMany, {list.size(), ListedWord("entries"), Campaign::kMaxNodes}});
    return true;
}

CampaignTexts readTexts(Fields& fields) {
    CampaignTexts texts;
    texts.title = fields.line("title", Need::Optional);
    texts.before = fields.lines("before");
    texts.after = fields.lines("after");
    return texts;
}

CampaignTexts readTranslation(const Json& value, const std::string& place, Report& report) {
    Fields fields(value, place, report);
    CampaignTexts texts = readTexts(fields);
    texts.more = fields.more();
    return texts;
}

std::vector<std::string> readNeeds(Fields& fields, Report& report) {
    std::vector<std::string> needs;
    const Json* list = fields.list("needs", Need::Optional);
    if (list == nullptr || isTooLong(*list, fields.place("needs"), report)) return needs;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = fields.place("needs") + " " + std::to_string(i + 1);
        auto id = readId((*list)[i], place, report);
        if (!id) continue;
        if (!seen.insert(*id).second) {
            report.add(place, {kTwice, {inQuotes(*id)}});
            continue;
        }
        needs.push_back(std::move(*id));
    }
    return needs;
}

int readEnough(Fields& fields, Report& report) {
    const Json* value = fields.find("enough", Need::Optional);
    if (value == nullptr || value->is(kAllNeeds)) return CampaignNode::kAll;
    if (value->is(kAnyNeed)) return CampaignNode::kAny;
    const std::string place = fields.place("enough");
    if (!value->isWhole()) {
        addWrongType(*value, place, "\"all\", \"any\" or a whole number", report);
        return CampaignNode::kAll;
    }
    constexpr auto kMost = static_cast<std::int64_t>(Campaign::kMaxNodes);
    return static_cast<int>(
        readNumber(*value, place, 1, kMost, report).value_or(CampaignNode::kAll));
}

bool readSwitch(Fields& fields, const char* key, Report& report) {
    const Json* value = fields.find(key, Need::Optional);
    if (value == nullptr) return false;
    if (!value->isBoolean()) addWrongType(*value, fields.place(key), "true or false", report);
    return value->isTrue();
}

/// Reads the goal of a node: a level, or a depth to descend to.
void readGoal(Fields& fields, CampaignNode& node, Report& report) {
    const Json* depth = fields.find("descendTo", Need::Optional);
    node.level = fields.id("level", depth == nullptr ? Need::Required : Need::Optional);
    if (depth == nullptr) return;
    const std::string place = fields.place("descendTo");
    node.descendTo =
        static_cast<int>(readNumber(*depth, place, 1, level::kMaxDepth, report).value_or(0));
    if (node.level.empty()) return;
    report.add(place, kWithLevel);
    node.descendTo = 0;
}

CampaignNode readNode(const Json& value, const std::string& place, Report& report) {
    Fields fields(value, place, report);
    CampaignNode node;
    node.id = fields.id("id", Need::Required);
    readGoal(fields, node, report);
    if (const Json* at = fields.find("at", Need::Required)) {
        node.at = readPair(*at, fields.place("at"), 0, CampaignNode::kMaxSide - 1, report)
                      .value_or(grid::Point{});
    }
    node.isStart = readSwitch(fields, "start", report);
    node.needs = readNeeds(fields, report);
    node.enough = readEnough(fields, report);
    node.texts = readTexts(fields);
    node.translations = readTranslations<CampaignTexts>(
        fields, report, [&](const Json& texts, const std::string& where) {
            return readTranslation(texts, where, report);
        });
    node.more = fields.more();
    return node;
}

}  // namespace

Campaign readCampaign(const Json& value, Report& report) {
    Campaign campaign;
    Fields fields(value, "campaign", report);
    const Json* nodes = fields.list("nodes", Need::Required);
    campaign.more = fields.more();
    if (nodes == nullptr || isTooLong(*nodes, fields.place("nodes"), report)) return campaign;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < nodes->size(); ++i) {
        const std::string place = "campaign, node " + std::to_string(i + 1);
        CampaignNode node = readNode((*nodes)[i], place, report);
        if (node.id.empty()) continue;  // reported already
        if (!ids.insert(node.id).second) {
            report.add(place + ", id", {kTwice, {inQuotes(node.id)}});
            continue;
        }
        campaign.nodes.push_back(std::move(node));
    }
    return campaign;
}

}  // namespace mazeloom::pack
