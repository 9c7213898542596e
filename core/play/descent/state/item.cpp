// SPDX-License-Identifier: MIT
#include "core/play/descent/state/item.h"

#include <algorithm>

#include "core/level/map/lock.h"

namespace mazeloom::play::descent {

WeaponName weaponName(const Item& weapon) {
    constexpr std::int32_t kLast = static_cast<std::int32_t>(WeaponName::Warhammer);
    return static_cast<WeaponName>(std::clamp(weapon.power - 1, 0, kLast));
}

std::optional<ItemKind> itemKind(level::ThingKind thing) {
    switch (thing) {
        case level::ThingKind::Potion:
            return ItemKind::Potion;
        case level::ThingKind::Weapon:
            return ItemKind::Weapon;
        case level::ThingKind::Wand:
            return ItemKind::Wand;
        default:
            return std::nullopt;
    }
}

level::ThingKind thingKind(const Item& item) {
    switch (item.kind) {
        case ItemKind::Potion:
            return level::ThingKind::Potion;
        case ItemKind::Weapon:
            return level::ThingKind::Weapon;
        case ItemKind::Key:
            return level::kKeys[static_cast<std::size_t>(item.power)];
        case ItemKind::Wand:
            break;
    }
    return level::ThingKind::Wand;
}

Item keyTo(std::size_t lock) {
    Item key;
    key.kind = ItemKind::Key;
    key.power = static_cast<std::int32_t>(lock);
    return key;
}

Item drawItem(ItemKind kind, const level::DescentTables& tables, int depth,
              random::Stream& random) {
    Item item;
    item.kind = kind;
    switch (kind) {
        case ItemKind::Potion:
            item.power = tables.potionHeal + random.between(0, tables.potionSpread);
            break;
        case ItemKind::Weapon:
            item.power = tables.weaponBonus + depth / 2 + random.between(0, tables.weaponSpread);
            break;
        case ItemKind::Wand:
            item.power = tables.wandDamage + depth / 3;
            item.range = tables.wandRange;
            item.charges = tables.wandCharges + random.between(0, tables.wandChargeSpread);
            break;
        case ItemKind::Key:
            break;
    }
    return item;
}

}  // namespace mazeloom::play::descent
