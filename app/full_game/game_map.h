// SPDX-License-Identifier: MIT
// A pack's campaign and levels as the full game shows them to a player.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/full_game/game_pack.h"
#include "widgets/play/full/facts.h"
#include "widgets/play/full/progress_map.h"

namespace mazeloom::app {

/// `fresh` are the nodes that opened just now.
std::vector<widgets::MapNode> mapNodes(const GamePack& game, const play::Profile& player,
                                       const std::set<std::size_t>& fresh);
/// A line for each of the pack's temples; `player` may be null.
QStringList levelLines(const GamePack& game, const play::Profile* player);
/// How much of the pack somebody has won.
QString wonText(const GamePack& game, const play::Profile& player);

/// What came of it so far.
widgets::Facts recordFacts(bool isDescent, const play::LevelRecord& record);
/// How fast something was won: a temple's ticks as time, or the turns of a descent.
QString bestText(bool isDescent, std::int64_t best);
/// "24 × 16"
QString sizeText(const level::Level& level);

}  // namespace mazeloom::app
