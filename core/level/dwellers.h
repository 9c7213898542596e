// SPDX-License-Identifier: MIT
// Which kinds of things inhabit the floors of a descent.
#pragma once

#include "core/level/map/thing.h"

namespace mazeloom::level {

/// Whether it is a monster; the boss, the dread knight, is one.
constexpr bool isMonster(ThingKind kind) {
    return kind >= ThingKind::Rat && kind <= ThingKind::DreadKnight;
}

/// Whether it is an item: a potion, a weapon or a wand. Keys do not count.
constexpr bool isItem(ThingKind kind) {
    return kind == ThingKind::Potion || kind == ThingKind::Weapon || kind == ThingKind::Wand;
}

}  // namespace mazeloom::level
