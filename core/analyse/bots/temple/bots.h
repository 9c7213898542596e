// SPDX-License-Identifier: MIT
// The list of all bots that play temples, a ladder of skill: over many games each bot wins at least
// as often as those before it. A new bot needs its file, a line here and one in bots.cpp.
//
//   random      steps in any direction that is open
//   greedy      goes to the nearest coin, console or exit, regardless of numbers
//   one-number  walks where single numbers prove it safe, else to the nearest cell
//   deducer     walks where any deduction proves it safe, else takes the least risk
//   perfect     plays the witness of the proof that the level can be won
//
// All but the first look ahead at bugs and beams. None of them throws anything: if something has to
// be blasted, only the perfect one wins.
#pragma once

#include <span>
#include <string_view>

#include "core/analyse/bots/temple/bot.h"

namespace mazeloom::analyse::bots::temple {

extern const Bot randomBot;
extern const Bot greedyBot;
extern const Bot oneNumberBot;
extern const Bot deducerBot;
extern const Bot perfectBot;

/// Returns all bots, from the worst to the best.
std::span<const Bot* const> bots();
/// Returns null if no bot has this id.
const Bot* findBot(std::string_view id);

}  // namespace mazeloom::analyse::bots::temple
