// SPDX-License-Identifier: MIT
// The list of all bots that play descents, sorted by skill: over many runs, each bot gets at least
// as deep as the bots before it. A new bot needs its own file, a line here and a line in bots.cpp.
//
//   stumbler  presses random keys
//   brawler   fights every monster that it sees with the weapon in hand, and goes down
//   diver     goes down as soon as it has seen the stairs, and drinks when it is hurt
//   explorer  sees and takes everything on each floor before it goes down
//   careful   explores like the explorer, but lets enemies come, waits for several enemies in a
//             door, and goes down to escape enemies that would win
#pragma once

#include <span>
#include <string_view>

#include "core/analyse/bots/descent/bot.h"

namespace mazeloom::analyse::bots::descent {

extern const Bot stumblerBot;
extern const Bot brawlerBot;
extern const Bot diverBot;
extern const Bot explorerBot;
extern const Bot carefulBot;

/// Returns all bots, from the worst to the best.
std::span<const Bot* const> bots();
/// Returns the bot with this id; null if there is none.
const Bot* findBot(std::string_view id);

}  // namespace mazeloom::analyse::bots::descent
