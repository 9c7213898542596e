// SPDX-License-Identifier: MIT
// The kind of a campaign's node: a temple, a floor of a descent, or a descent.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/level/campaign.h"
#include "core/level/level.h"

namespace mazeloom::level {

/// Whether the node is won by reaching a depth rather than by winning a level.
inline bool isDescent(const CampaignNode& node) {
    return node.descendTo > 0;
}

enum class NodeKind : std::uint8_t {
    Missing,  ///< its level is not in the pack
    Temple,   ///< won by a level's objectives
    Floor,    ///< a level of a descent, won by taking its stairs down
    Descent,  ///< won by reaching a depth
};

/// Returns a node's kind. `level` is the node's level; null if the node has none or the pack lacks
/// it.
NodeKind kindOf(const CampaignNode& node, const Level* level);
NodeKind kindOf(const CampaignNode& node, const Pack& pack);

/// Returns a node's name on the map: its own title, else its level's title, else the level's id.
/// The name of a descent without a title is empty: the caller chooses one.
std::string titleOf(const CampaignNode& node, const Level* level, std::string_view language = {});

}  // namespace mazeloom::level
