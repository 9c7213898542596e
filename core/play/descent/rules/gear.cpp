// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/gear.h"

#include <algorithm>
#include <cstddef>

namespace mazeloom::play::descent {

namespace {

constexpr int kMostPotions = 3;
/// A hero who begins at least this many floors below the first floor with wands carries a wand.
constexpr int kFloorsForWand = 2;

}  // namespace

Start startAt(int depth, const level::DescentTables& tables) {
    Start start;
    start.depth = depth;
    const int above = depth - 1;
    if (above == 0) return start;

    Item weapon;
    weapon.kind = ItemKind::Weapon;
    weapon.power = tables.weaponBonus + above / 2;
    // Enchanted if the boss may appear at this depth: nothing else harms it.
    weapon.enchanted = depth >= tables.boss.minDepth;
    start.weapon = 0;
    start.items.push_back(weapon);

    if (depth >= tables.wandMinDepth + kFloorsForWand && tables.wandCharges > 0) {
        Item wand;
        wand.kind = ItemKind::Wand;
        wand.power = tables.wandDamage + above / 3;
        wand.range = tables.wandRange;
        wand.charges = tables.wandCharges;
        start.wand = static_cast<int>(start.items.size());
        start.items.push_back(wand);
    }
    if (tables.armourChance > 0) {
        Item armour;
        armour.kind = ItemKind::Armour;
        armour.power = tables.armourGuard + above / 4;
        start.armour = static_cast<int>(start.items.size());
        start.items.push_back(armour);
    }
    Item potion;
    potion.kind = ItemKind::Potion;
    potion.power = tables.potionHeal + tables.potionSpread / 2;
    start.items.insert(start.items.end(), static_cast<std::size_t>(std::min(above, kMostPotions)),
                       potion);
    return start;
}

}  // namespace mazeloom::play::descent
