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

/// What a node is recorded under in a profile: its level's id, or "descent:" and the depth. Ids
/// have no colon, so the two are never the same. A node that is made to go deeper is to be won
/// anew.
std::string recordKeyOf(const level::CampaignNode& node);

/// Whether it is what recordKeyOf() may give.
bool isRecordKey(std::string_view key);

/// The keys of what was won.
using WonLevels = std::set<std::string, std::less<>>;

enum class NodeState : std::uint8_t {
    Locked,
    Open,  ///< can be played, and was not won yet
    Won,   ///< stays so, and can be played again, whatever became of the map since
};

/// The state of each node, in the order of the campaign's nodes. What was won counts for what needs
/// it, also where the map was changed since and it would not be open by now.
std::vector<NodeState> statesOf(const level::Campaign& campaign, const WonLevels& won);

/// The nodes that were locked and open when what `key` stands for is won too; in the order of the
/// campaign's.
std::vector<std::size_t> openedBy(const level::Campaign& campaign, const WonLevels& won,
                                  std::string_view key);

/// Whether there is a campaign, and all of it is won.
bool isComplete(const level::Campaign& campaign, const WonLevels& won);

}  // namespace mazeloom::play
