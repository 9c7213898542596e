// SPDX-License-Identifier: MIT
// An item that a hero carries (RULES.md D-9). Its numbers are drawn when its floor is made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/level/map/thing.h"
#include "core/random/stream.h"

namespace mazeloom::play::descent {

/// Keys are carried apart from all other items (Floor::keys).
enum class ItemKind : std::uint8_t { Potion, Weapon, Wand, Key, Armour };

/// What a wand does.
enum class Spell : std::uint8_t {
    Fireball,  ///< harms the first monster
    Thrust,    ///< pushes the first monster away (RULES.md D-30)
    Blink,     ///< carries the hero along (RULES.md D-31)
};

/// Return the word that files have for a kind or spell, and what a word stands for; nullopt if it
/// is no such word. Keys have no word, because no run begins with one.
std::string_view idOf(ItemKind kind);
std::string_view idOf(Spell spell);
std::optional<ItemKind> itemKindOf(std::string_view id);
std::optional<Spell> spellOf(std::string_view id);

struct Item {
    /// Upper bound on every number of an item.
    static constexpr int kMost = 1'000'000'000;

    ItemKind kind = ItemKind::Potion;
    bool enchanted = false;  ///< weapons: enchanted by a fountain
    std::int32_t power = 0;  ///< hit points that a potion restores; a weapon's bonus to the attack;
                             ///< a wand's damage, before ± 1; the damage that armour keeps off;
                             ///< a key's lock
    std::int32_t range = 0;  ///< wands: cells that a spell reaches
    std::int32_t charges = 0;       ///< wands: how many are left
    Spell spell = Spell::Fireball;  ///< wands

    friend bool operator==(const Item&, const Item&) = default;
};

/// An item on a floor.
struct LyingItem {
    Item item;
    grid::Point at;
    bool isLeft = false;  ///< the hero dropped it on purpose

    friend bool operator==(const LyingItem&, const LyingItem&) = default;
};

/// A weapon's name, by its bonus.
enum class WeaponName : std::uint8_t { Dagger, Shortsword, Longsword, BattleAxe, Warhammer };
WeaponName weaponName(const Item& weapon);

/// The name of armour, by the damage that it keeps off.
enum class ArmourName : std::uint8_t { Leather, Mail, Plate };
ArmourName armourName(const Item& armour);

/// Returns nullopt for things that are no items.
std::optional<ItemKind> itemKind(level::ThingKind thing);
level::ThingKind thingKind(const Item& item);
/// Returns the key to a lock.
Item keyTo(std::size_t lock);

/// Draws an item as it is found at a depth. `kind` is not Key.
Item drawItem(ItemKind kind, const level::DescentTables& tables, int depth, random::Stream& random);

}  // namespace mazeloom::play::descent
