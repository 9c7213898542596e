// SPDX-License-Identifier: MIT
// A campaign's story as far as a player knows it: the texts of levels that are open or won, and the
// texts of the consoles that the player has read (RULES.md T-15.6).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/point.h"
#include "core/level/level.h"
#include "core/play/campaign.h"
#include "core/play/profile.h"

namespace mazeloom::play {

/// Returns the key under which a record keeps a console: the console's id, or a word for its cell
/// if it has none. The result is an id (core/level/id.h).
std::string consoleKeyOf(std::string_view id, grid::Point at);

/// Records that the player has read a console. Returns false if that was already recorded.
bool noteConsole(Profile& profile, std::string_view pack, std::string_view level,
                 std::string_view console);

struct FoundText {
    const level::Object* console;
    bool isFound = false;  ///< the player has read it
};

/// Returns the consoles with texts that the designer placed in a level, in the designer's order.
/// `record` may be null.
std::vector<FoundText> textsIn(const level::Level& level, const LevelRecord* record);

/// A node of the campaign. The text before it is known unless it is locked; the text after it is
/// known once it is won.
struct Chapter {
    NodeState state = NodeState::Locked;
    std::vector<FoundText> texts;  ///< empty for a descent
};

/// Returns a chapter for each of the campaign's nodes. The consoles point into the pack.
std::vector<Chapter> storyOf(const level::Pack& pack, const Profile& profile);

/// Whether the pack's campaign has a story: any text of a node or of a console in its levels.
bool hasStory(const level::Pack& pack);

}  // namespace mazeloom::play
