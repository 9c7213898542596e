// SPDX-License-Identifier: MIT
// What a node of a campaign is to its player: a temple, a floor of a descent, or the way down.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/level/campaign.h"
#include "core/level/level.h"

namespace mazeloom::level {

/// Won by coming to a depth, rather than a level.
inline bool isDescent(const CampaignNode& node) {
    return node.descendTo > 0;
}

enum class NodeKind : std::uint8_t {
    Missing,  ///< its level is not in the pack
    Temple,   ///< won by a level's objectives
    Floor,    ///< a level of a descent: won by leaving it downwards
    Descent,  ///< won by coming to a depth
};

/// `level` is the node's; null where it has none, or the pack has none of that id.
NodeKind kindOf(const CampaignNode& node, const Level* level);
NodeKind kindOf(const CampaignNode& node, const Pack& pack);

/// What the map calls a node: its own title, else its level's, else the level's id. Empty for a
/// descent without a title: what that is called, depends on who tells.
std::string titleOf(const CampaignNode& node, const Level* level, std::string_view language = {});

}  // namespace mazeloom::level
