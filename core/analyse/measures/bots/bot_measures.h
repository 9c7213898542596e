// SPDX-License-Identifier: MIT
// The results of bots on a map: each measure describes one game of a bot, which is the same at
// every measurement. Most games take a millisecond or less; a game of the perfect bot takes as long
// as a proof.
//
// If a temple's objectives are unknown, all its coins, and the exit if there is one, are assumed to
// be the objectives. The numbers near the hero are shown. A descent is measured on one floor,
// played as at depth 1 and won when the bot takes the stairs down. bots::descent::playRun() tells
// how deep a bot gets in a pack's descent.
#pragma once

#include <span>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

/// Return the measures of each bot: whether it wins, how long it takes, its score, and what kills
/// it. Ids have the form "bot.greedy.won".
std::span<const Measure* const> templeBotMeasures();
std::span<const Measure* const> descentBotMeasures();

}  // namespace mazeloom::analyse
