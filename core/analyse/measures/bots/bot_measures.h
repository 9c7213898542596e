// SPDX-License-Identifier: MIT
// What bots make of a map: each measure tells something of one game on it, always the same one.
// Most games cost a millisecond or less; those of the perfect bot as much as a proof.
//
// Where nothing says what a temple's level asks for, all its coins are, and the exit where there is
// one; the numbers near the hero are shown. Of a descent it is one floor, played as at depth 1 and
// won when the bot takes the stairs down: how deep a bot comes in a pack's descent tells
// bots::descent::playRun().
#pragma once

#include <span>

#include "core/analyse/measure/measure.h"

namespace mazeloom::analyse {

/// Of each bot whether it wins, how long it takes, its score and what kills it: "bot.greedy.won".
std::span<const Measure* const> templeBotMeasures();
std::span<const Measure* const> descentBotMeasures();

}  // namespace mazeloom::analyse
