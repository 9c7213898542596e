// SPDX-License-Identifier: MIT
// Damage by the hero, by monsters and by fireballs (RULES.md D-5). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"
#include "core/play/descent/state/message.h"
#include "core/play/descent/state/monster.h"

namespace mazeloom::play::descent {

/// Returns attack − 1 … attack + 1, each with equal probability; at least 1.
std::int32_t damageOf(std::int64_t attack, random::Stream& dice);

/// Lets the hero strike a monster with the weapon in hand, or with bare hands. Returns false if the
/// blow takes no turn: it glances off the boss, which only an enchanted weapon harms.
bool strike(Turn& turn, Monster& monster);
/// Lets a fireball hit a monster, or a thrust crush one that it cannot push on (RULES.md D-30.2).
/// Magic harms the boss as well.
void harmByMagic(Turn& turn, Monster& monster, const Item& wand);
/// Lets a monster die in the chasm or ground that a thrust pushes it into (RULES.md D-30.3).
void fell(Turn& turn, Monster& monster);
/// Lets a thrown item hit a monster. Only weapons do harm, and only enchanted ones harm the boss.
void pelt(Turn& turn, Monster& monster, const Item& item);
/// Lets a monster harm the hero, with a blow or from afar: `hits` is logged unless the hero dies.
void maul(Turn& turn, Monster& monster, MessageId hits = MessageId::HitsYou);

}  // namespace mazeloom::play::descent
