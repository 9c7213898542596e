// SPDX-License-Identifier: MIT
// A campaign as one player sees it: what is open, won and locked (RULES.md T-15).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/campaign.h"

namespace mazeloom::play {

/// Returns the key under which a profile records a node: its level's id, or "descent:" and the
/// depth. Ids have no colon, so the two never clash. If the campaign gives a node another depth,
/// the node must be won again.
std::string recordKeyOf(const level::CampaignNode& node);

/// Whether `key` has the form that recordKeyOf() gives.
bool isRecordKey(std::string_view key);

/// The record keys of the nodes that were won.
using WonLevels = std::set<std::string, std::less<>>;

enum class NodeState : std::uint8_t {
    Locked,
    Open,  ///< playable, not won yet
    Won,   ///< stays won and playable even if the campaign's map was changed since
};

/// Returns the state of each node, in the order of the campaign's nodes. A won node counts for the
/// nodes that require it, even if the campaign was changed since and would no longer open the won
/// node itself.
std::vector<NodeState> statesOf(const level::Campaign& campaign, const WonLevels& won);

/// Returns the nodes that change from locked to open when `key` is won, in the order of the
/// campaign's nodes.
std::vector<std::size_t> openedBy(const level::Campaign& campaign, const WonLevels& won,
                                  std::string_view key);

/// Whether the campaign has nodes and all of them are won.
bool isComplete(const level::Campaign& campaign, const WonLevels& won);

}  // namespace mazeloom::play
