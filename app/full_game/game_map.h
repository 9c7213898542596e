// SPDX-License-Identifier: MIT
// A pack's campaign and levels as the full game shows them to a player.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include <QString>

#include "app/full_game/game_pack.h"
#include "widgets/play/full/facts.h"
#include "widgets/play/full/progress_map.h"

namespace mazeloom::app {

/// Returns the nodes of the campaign map. `fresh` contains the nodes that the last win opened.
std::vector<widgets::MapNode> mapNodes(const GamePack& game, const play::Profile& player,
                                       const std::set<std::size_t>& fresh);
/// Returns a text about the share of the pack that the player has won.
QString wonText(const GamePack& game, const play::Profile& player);

/// Returns the facts about a temple that do not depend on the player: its size, and what it needs.
widgets::Facts levelFacts(const level::Level& level);
/// Returns how many of a level's texts the player has found; empty if it has none. `record` may be
/// null.
widgets::Facts textFacts(const level::Level& level, const play::LevelRecord* record);
/// Returns the results in a record, for display, with the medals of a temple.
widgets::Facts recordFacts(bool isDescent, const play::LevelRecord& record);
/// Returns the part of recordFacts() that contains neither times nor medals.
widgets::Facts countFacts(bool isDescent, const play::LevelRecord& record);
/// Returns the text of a best result. `best` is the time in ticks for a temple, or the number of
/// turns for a descent.
QString bestText(bool isDescent, std::int64_t best);
/// Returns the size of a level, such as "24 × 16".
QString sizeText(const level::Level& level);

}  // namespace mazeloom::app
