// SPDX-License-Identifier: MIT
#include "core/edit/campaign_edit.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>
#include <vector>

#include "core/edit/fresh_id.h"
#include "core/level/campaign/campaign_graph.h"
#include "core/level/campaign/node_kind.h"
#include "core/level/descent.h"

namespace mazeloom::edit {

namespace {

using level::Campaign;
using level::CampaignNode;

CampaignNode* findNode(Campaign& campaign, std::string_view id) {
    const auto index = campaign.indexOf(id);
    return index ? &campaign.nodes[*index] : nullptr;
}

bool needs(const CampaignNode& node, std::string_view id) {
    return std::ranges::find(node.needs, id) != node.needs.end();
}

/// If a node requires more of its needs than it has, makes it require all of them.
void keepEnough(CampaignNode& node) {
    if (node.enough > static_cast<int>(node.needs.size())) node.enough = CampaignNode::kAll;
}

bool isDepth(int depth) {
    return depth >= 1 && depth <= level::kMaxDepth;
}

std::optional<std::string> add(Campaign& campaign, CampaignNode node, std::string_view name,
                               grid::Point at) {
    if (campaign.nodes.size() >= Campaign::kMaxNodes) return std::nullopt;
    std::set<std::string_view> ids;
    for (const CampaignNode& one : campaign.nodes)
        ids.insert(one.id);
    node.id = freshId(name, "node", [&](const std::string& id) { return ids.contains(id); });
    node.at = freePlace(campaign, at);
    node.isStart = campaign.nodes.empty();
    campaign.nodes.push_back(std::move(node));
    return campaign.nodes.back().id;
}

/// Replaces `gone` in a node's needs by the needs that `gone` has.
void inherit(CampaignNode& node, const CampaignNode& gone) {
    const auto place = std::ranges::find(node.needs, gone.id);
    auto at = node.needs.erase(place);
    for (const std::string& need : gone.needs) {
        if (need == node.id || need == gone.id || needs(node, need)) continue;
        at = std::next(node.needs.insert(at, need));
    }
    if (node.needs.empty()) node.isStart = true;
    keepEnough(node);
}

}  // namespace

std::optional<std::string> addNode(Campaign& campaign, std::string_view level, grid::Point at) {
    CampaignNode node;
    node.level = level;
    return add(campaign, std::move(node), level, at);
}

std::optional<std::string> addDescent(Campaign& campaign, int depth, grid::Point at) {
    if (!isDepth(depth)) return std::nullopt;
    CampaignNode node;
    node.descendTo = depth;
    return add(campaign, std::move(node), "descent", at);
}

bool setLevel(Campaign& campaign, std::string_view id, std::string_view level) {
    CampaignNode* node = findNode(campaign, id);
    if (node == nullptr || level.empty()) return false;
    node->level = level;
    node->descendTo = 0;
    return true;
}

bool setDepth(Campaign& campaign, std::string_view id, int depth) {
    CampaignNode* node = findNode(campaign, id);
    if (node == nullptr || !isDepth(depth)) return false;
    node->level.clear();
    node->descendTo = depth;
    return true;
}

int nextDepth(const Campaign& campaign) {
    constexpr int kFloors = 5;
    int deepest = 0;
    for (const CampaignNode& node : campaign.nodes)
        deepest = std::max(deepest, node.descendTo);
    return std::min(deepest, level::kMaxDepth - kFloors) + kFloors;
}

void removeNode(Campaign& campaign, std::string_view id) {
    const auto index = campaign.indexOf(id);
    if (!index) return;
    const std::vector<bool> couldBeUnlocked = level::CampaignGraph(campaign).unlockable();
    const CampaignNode gone = std::move(campaign.nodes[*index]);
    campaign.nodes.erase(campaign.nodes.begin() + static_cast<std::ptrdiff_t>(*index));
    std::vector<std::size_t> heirs;
    for (std::size_t i = 0; i < campaign.nodes.size(); ++i) {
        if (!needs(campaign.nodes[i], gone.id)) continue;
        inherit(campaign.nodes[i], gone);
        heirs.push_back(i);
    }
    // A node that required only some of its needs might now require more of them than can be
    // unlocked.
    for (const std::size_t heir : heirs) {
        const auto isLocked = [&] {
            return couldBeUnlocked[heir < *index ? heir : heir + 1] &&
                   !level::CampaignGraph(campaign).unlockable()[heir];
        };
        if (isLocked()) campaign.nodes[heir].enough = CampaignNode::kAny;
        if (isLocked()) campaign.nodes[heir].isStart = true;
    }
}

bool moveNode(Campaign& campaign, std::string_view id, grid::Point at) {
    CampaignNode* node = findNode(campaign, id);
    if (node == nullptr) return false;
    node->at = freePlace(campaign, at, id);
    return true;
}

bool canConnect(const Campaign& campaign, std::string_view from, std::string_view to) {
    const CampaignNode* node = campaign.find(to);
    return node != nullptr && from != to && campaign.find(from) != nullptr && !needs(*node, from);
}

bool connect(Campaign& campaign, std::string_view from, std::string_view to) {
    if (!canConnect(campaign, from, to)) return false;
    findNode(campaign, to)->needs.emplace_back(from);
    return true;
}

bool disconnect(Campaign& campaign, std::string_view from, std::string_view to) {
    CampaignNode* node = findNode(campaign, to);
    if (node == nullptr || std::erase(node->needs, from) == 0) return false;
    keepEnough(*node);
    return true;
}

Campaign withLevelRenamed(Campaign campaign, std::string_view from, std::string_view to) {
    for (CampaignNode& node : campaign.nodes) {
        if (!level::isDescent(node) && node.level == from) node.level = to;
    }
    return campaign;
}

Campaign withoutLevel(Campaign campaign, std::string_view level) {
    while (const CampaignNode* node = campaign.findLevel(level))
        removeNode(campaign, std::string(node->id));
    return campaign;
}

grid::Point freePlace(const Campaign& campaign, grid::Point at, std::string_view except) {
    constexpr int kLast = CampaignNode::kMaxSide - 1;
    at = {std::clamp(at.x, 0, kLast), std::clamp(at.y, 0, kLast)};
    std::set<std::pair<int, int>> taken;
    for (const CampaignNode& node : campaign.nodes) {
        if (node.id != except) taken.emplace(node.at.x, node.at.y);
    }
    // Searches growing diamonds around `at` for a free place. A campaign has at most kMaxNodes
    // nodes, so one of the first few dozen diamonds has a free place.
    for (int distance = 0;; ++distance) {
        for (int dy = -distance; dy <= distance; ++dy) {
            const int dx = distance - std::abs(dy);
            for (const int x : {at.x - dx, at.x + dx}) {
                const int y = at.y + dy;
                const bool isOnMap = x >= 0 && x <= kLast && y >= 0 && y <= kLast;
                if (isOnMap && !taken.contains({x, y})) return {x, y};
            }
        }
    }
}

std::size_t bytesOf(const Campaign& campaign) {
    const auto texts = [](const level::CampaignTexts& some) {
        return sizeof(some) + some.title.size() + some.before.size() + some.after.size() +
               some.more.size();
    };
    std::size_t bytes = sizeof(campaign);
    for (const CampaignNode& node : campaign.nodes) {
        bytes += sizeof(node) + texts(node.texts) + node.needs.size() * sizeof(std::string);
        for (const auto& [language, translation] : node.translations)
            bytes += texts(translation);
    }
    return bytes;
}

}  // namespace mazeloom::edit
