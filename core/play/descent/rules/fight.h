// SPDX-License-Identifier: MIT
// Blows (RULES.md D-5): steel, claws and fire. Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"
#include "core/play/descent/state/monster.h"

namespace mazeloom::play::descent {

/// attack − 1 … attack + 1, each as likely; at least 1.
std::int32_t damageOf(std::int64_t attack, random::Stream& dice);

/// The hero strikes with what is in hand. False when that takes no turn: it glances off the boss,
/// whom only enchanted steel harms.
bool strike(Turn& turn, Monster& monster);
/// A fireball meets a monster; magic harms the boss as well.
void scorch(Turn& turn, Monster& monster, const Item& wand);
/// A monster next to the hero strikes.
void maul(Turn& turn, const Monster& monster);

}  // namespace mazeloom::play::descent
