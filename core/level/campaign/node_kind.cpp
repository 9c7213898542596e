// SPDX-License-Identifier: MIT
#include "core/level/campaign/node_kind.h"

#include "core/level/id.h"

namespace mazeloom::level {

NodeKind kindOf(const CampaignNode& node, const Level* level) {
    if (level::isDescent(node)) return NodeKind::Descent;
    if (level == nullptr) return NodeKind::Missing;
    return level->ruleset == Ruleset::Temple ? NodeKind::Temple : NodeKind::Floor;
}

NodeKind kindOf(const CampaignNode& node, const Pack& pack) {
    return kindOf(node, pack.findLevel(node.level));
}

std::string titleOf(const CampaignNode& node, const Level* level, std::string_view language) {
    std::string title = textsOf(node, language).title;
    if (!title.empty() || level::isDescent(node)) return title;
    return level == nullptr ? node.level : level::titleOrId(*level);
}

}  // namespace mazeloom::level
