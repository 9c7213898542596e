// SPDX-License-Identifier: MIT
// The kind of a campaign's node: a temple, a floor of a descent, or a descent.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/level/campaign.h"
#include "core/level/level.h"

namespace mazeloom::level {

/// Whether the node is won by reaching a depth rather than by a level.
inline bool isDescent(const CampaignNode& node) {
    return node.descendTo > 0;
}

enum class NodeKind : std::uint8_t {
    Missing,  ///< its level is not in the pack
    Temple,   ///< won by a level's objectives
    Floor,    ///< a level of a descent, won by taking its stairs down
    Descent,  ///< won by reaching a depth
};

/// Returns a node's kind. `level` is the node's; null if it has none or the pack does not hold it.
NodeKind kindOf(const CampaignNode& node, const Level* level);
NodeKind kindOf(const CampaignNode& node, const Pack& pack);

/// Returns a node's name on the map: its own title, else its level's, else the level's id. Empty
/// for a descent without a title: the caller chooses its name.
std::string titleOf(const CampaignNode& node, const Level* level, std::string_view language = {});

}  // namespace mazeloom::level
