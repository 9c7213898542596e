// SPDX-License-Identifier: MIT
#include "core/play/descent/state/item.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/level/map/lock.h"

namespace mazeloom::play::descent {

namespace {

constexpr std::array<std::pair<ItemKind, std::string_view>, 4> kKindIds{{
    {ItemKind::Potion, "potion"},
    {ItemKind::Weapon, "weapon"},
    {ItemKind::Wand, "wand"},
    {ItemKind::Armour, "armour"},
}};
constexpr std::array<std::pair<Spell, std::string_view>, 3> kSpellIds{{
    {Spell::Fireball, "fireball"},
    {Spell::Thrust, "thrust"},
    {Spell::Blink, "blink"},
}};

template <typename Ids, typename Value>
std::string_view idIn(const Ids& ids, Value value) {
    const auto found = std::ranges::find(ids, value, &Ids::value_type::first);
    return found == ids.end() ? std::string_view() : found->second;
}

template <typename Ids>
std::optional<typename Ids::value_type::first_type> valueIn(const Ids& ids, std::string_view id) {
    const auto found = std::ranges::find(ids, id, &Ids::value_type::second);
    if (found == ids.end()) return std::nullopt;
    return found->first;
}

}  // namespace

std::string_view idOf(ItemKind kind) {
    return idIn(kKindIds, kind);
}

std::string_view idOf(Spell spell) {
    return idIn(kSpellIds, spell);
}

std::optional<ItemKind> itemKindOf(std::string_view id) {
    return valueIn(kKindIds, id);
}

std::optional<Spell> spellOf(std::string_view id) {
    return valueIn(kSpellIds, id);
}

WeaponName weaponName(const Item& weapon) {
    constexpr std::int32_t kLast = static_cast<std::int32_t>(WeaponName::Warhammer);
    return static_cast<WeaponName>(std::clamp(weapon.power - 1, 0, kLast));
}

ArmourName armourName(const Item& armour) {
    constexpr std::int32_t kLast = static_cast<std::int32_t>(ArmourName::Plate);
    return static_cast<ArmourName>(std::clamp((armour.power - 1) / 2, 0, kLast));
}

namespace {

/// Draws a wand's spell. Packs with fireballs only draw nothing here, as before there were others.
Spell drawSpell(const level::DescentTables& tables, random::Stream& random) {
    if (tables.thrustChance > 0 && random.chance(tables.thrustChance)) return Spell::Thrust;
    if (tables.blinkChance > 0 && random.chance(tables.blinkChance)) return Spell::Blink;
    return Spell::Fireball;
}

}  // namespace

std::optional<ItemKind> itemKind(level::ThingKind thing) {
    switch (thing) {
        case level::ThingKind::Potion:
            return ItemKind::Potion;
        case level::ThingKind::Weapon:
            return ItemKind::Weapon;
        case level::ThingKind::Wand:
            return ItemKind::Wand;
        case level::ThingKind::Armour:
            return ItemKind::Armour;
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
        case ItemKind::Armour:
            return level::ThingKind::Armour;
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
            item.spell = drawSpell(tables, random);
            break;
        case ItemKind::Armour:
            item.power = tables.armourGuard + depth / 4 + random.between(0, tables.armourSpread);
            break;
        case ItemKind::Key:
            break;
    }
    return item;
}

}  // namespace mazeloom::play::descent
