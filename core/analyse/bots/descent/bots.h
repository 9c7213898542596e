// SPDX-License-Identifier: MIT
// The list of all bots that play descents, a ladder of skill: over many runs each bot gets at least
// as deep as those before it. A new bot needs its file, a line here and one in bots.cpp.
//
//   brawler   fights every monster that it sees with what is in hand, and goes down
//   diver     goes down as soon as it has seen the stairs, and drinks when it is hurt
//   explorer  sees and takes everything on each floor before it goes down
//   careful   explores as well, but lets enemies come, meets several in a door, and goes down to
//             escape enemies that would win
#pragma once

#include <span>
#include <string_view>

#include "core/analyse/bots/descent/bot.h"

namespace mazeloom::analyse::bots::descent {

extern const Bot brawlerBot;
extern const Bot diverBot;
extern const Bot explorerBot;
extern const Bot carefulBot;

/// Returns all bots, from the worst to the best.
std::span<const Bot* const> bots();
/// Returns null if no bot has this id.
const Bot* findBot(std::string_view id);

}  // namespace mazeloom::analyse::bots::descent
