// SPDX-License-Identifier: MIT
#include "core/level/campaign.h"

#include <algorithm>

namespace mazeloom::level {

const CampaignNode* Campaign::find(std::string_view id) const {
    const auto found = std::ranges::find(nodes, id, &CampaignNode::id);
    return found == nodes.end() ? nullptr : &*found;
}

std::optional<std::size_t> Campaign::indexOf(std::string_view id) const {
    const CampaignNode* node = find(id);
    if (node == nullptr) return std::nullopt;
    return static_cast<std::size_t>(node - nodes.data());
}

const CampaignNode* Campaign::findLevel(std::string_view level) const {
    const auto found = std::ranges::find_if(nodes, [level](const CampaignNode& node) {
        return node.descendTo == 0 && node.level == level;
    });
    return found == nodes.end() ? nullptr : &*found;
}

CampaignTexts textsOf(const CampaignNode& node, std::string_view language) {
    CampaignTexts texts = inLanguage(node.texts, node.translations, language);
    if (texts.title.empty()) texts.title = node.texts.title;
    if (texts.before.empty()) texts.before = node.texts.before;
    if (texts.after.empty()) texts.after = node.texts.after;
    return texts;
}

}  // namespace mazeloom::level
