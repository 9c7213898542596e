// SPDX-License-Identifier: MIT
// Tells which kinds of things are monsters and which are items.
#pragma once

#include "core/level/map/thing.h"

namespace mazeloom::level {

/// Whether the kind is a monster. The boss, the dread knight, counts as a monster.
constexpr bool isMonster(ThingKind kind) {
    return (kind >= ThingKind::Rat && kind <= ThingKind::DreadKnight) ||
           (kind >= ThingKind::Bat && kind <= ThingKind::Idol);
}

/// Whether the kind is an item: a potion, a weapon, armour or a wand. Keys do not count.
constexpr bool isItem(ThingKind kind) {
    return kind == ThingKind::Potion || kind == ThingKind::Weapon || kind == ThingKind::Wand ||
           kind == ThingKind::Armour;
}

}  // namespace mazeloom::level
