// SPDX-License-Identifier: MIT
#include "core/play/story.h"

#include <algorithm>

#include "core/level/campaign/node_kind.h"
#include "core/level/id.h"

namespace mazeloom::play {

namespace {

/// Returns the temple of a node; null if the node is won in another way, or the pack lacks it.
const level::Level* templeOf(const level::CampaignNode& node, const level::Pack& pack) {
    return level::kindOf(node, pack) == level::NodeKind::Temple ? pack.findLevel(node.level)
                                                                : nullptr;
}

bool hasText(const level::CampaignTexts& texts) {
    return !texts.before.empty() || !texts.after.empty();
}

}  // namespace

std::string consoleKeyOf(std::string_view id, grid::Point at) {
    if (level::isId(id)) return std::string(id);
    return "at-" + std::to_string(at.x) + '-' + std::to_string(at.y);
}

bool noteConsole(Profile& profile, std::string_view pack, std::string_view level,
                 std::string_view console) {
    return recordIn(profile, pack, level).consoles.emplace(console).second;
}

std::vector<FoundText> textsIn(const level::Level& level, const LevelRecord* record) {
    std::vector<FoundText> texts;
    for (const level::Object& object : level.objects) {
        if (object.kind != level::ThingKind::Console || object.text.empty()) continue;
        texts.push_back({&object, record != nullptr && record->consoles.contains(
                                                           consoleKeyOf(object.id, object.at))});
    }
    return texts;
}

std::vector<Chapter> storyOf(const level::Pack& pack, const Profile& profile) {
    std::vector<Chapter> chapters;
    for (const NodeState state : statesOf(pack.campaign, wonLevels(profile, pack.id))) {
        const level::CampaignNode& node = pack.campaign.nodes[chapters.size()];
        Chapter& chapter = chapters.emplace_back(Chapter{state, {}});
        if (const level::Level* temple = templeOf(node, pack))
            chapter.texts = textsIn(*temple, recordOf(profile, pack.id, recordKeyOf(node)));
    }
    return chapters;
}

bool hasStory(const level::Pack& pack) {
    return std::ranges::any_of(pack.campaign.nodes, [&](const level::CampaignNode& node) {
        const level::Level* temple = templeOf(node, pack);
        return hasText(node.texts) ||
               std::ranges::any_of(node.translations,
                                   [](const auto& one) { return hasText(one.second); }) ||
               (temple != nullptr && !textsIn(*temple, nullptr).empty());
    });
}

}  // namespace mazeloom::play
