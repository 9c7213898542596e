// SPDX-License-Identifier: MIT
// The results of bots on a map: each measure describes one game, always the same one. Most games
// cost a millisecond or less; those of the perfect bot as much as a proof.
//
// If a temple's objectives are unknown, they are all its coins, and the exit if there is one;
// numbers near the hero are shown. A descent is measured on one floor, played as at depth 1 and won
// when the bot takes the stairs down. bots::descent::playRun() tells how deep a bot gets in a
// pack's descent.
#pragma once

#include <span>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

/// For each bot: whether it wins, how long it takes, its score and what kills it: "bot.greedy.won".
std::span<const Measure* const> templeBotMeasures();
std::span<const Measure* const> descentBotMeasures();

}  // namespace mazeloom::analyse
