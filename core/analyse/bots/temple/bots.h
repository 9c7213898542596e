// SPDX-License-Identifier: MIT
// The list of all bots that play temples, sorted by skill: over many games, each ranked bot wins at
// least as often as the ranked bots before it. A new bot needs its own file, a line here and a line
// in bots.cpp.
//
//   random      steps in any direction that is open
//   greedy      goes to the nearest coin, console or exit, regardless of numbers
//   one-number  walks over cells that single numbers prove safe, else to the nearest cell
//   bold        deduces and guesses as the deducer does, but ignores bugs, beams and bosses
//   deducer     walks over cells that any deduction proves safe, else takes the least risk
//   perfect     plays the witness of the proof that the level can be won
//
// The bold bot is a probe and has no place in this order: without bugs, beams and bosses it plays
// as the deducer does, but among them it wins less often than the greedy bot. Where it wins, these
// hazards are decoration. All bots but random and bold look ahead at bugs and beams. Only the
// perfect bot throws anything, as part of a witness: if something has to be blasted, only the
// perfect bot wins.
#pragma once

#include <span>
#include <string_view>

#include "core/analyse/bots/temple/bot.h"

namespace mazeloom::analyse::bots::temple {

extern const Bot randomBot;
extern const Bot greedyBot;
extern const Bot oneNumberBot;
extern const Bot boldBot;
extern const Bot deducerBot;
extern const Bot perfectBot;

/// Returns all bots: the ranked ones from the worst to the best, and each probe before the bot from
/// which it differs.
std::span<const Bot* const> bots();
/// Returns the bot with this id; null if there is none.
const Bot* findBot(std::string_view id);

}  // namespace mazeloom::analyse::bots::temple
