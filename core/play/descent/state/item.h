// SPDX-License-Identifier: MIT
// What a hero carries (RULES.md D-9). An item's numbers are drawn when its floor is made,
// and it keeps them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/level/map/thing.h"
#include "core/random/stream.h"

namespace mazeloom::play::descent {

/// Keys are carried apart from all else (Floor::keys).
enum class ItemKind : std::uint8_t { Potion, Weapon, Wand, Key };
/// What a run may begin with, as files write it, in the order of the kinds.
inline constexpr std::array<std::string_view, 3> kItemKindIds{"potion", "weapon", "wand"};

struct Item {
    /// No number of an item is greater.
    static constexpr int kMost = 1'000'000'000;

    ItemKind kind = ItemKind::Potion;
    bool enchanted = false;    ///< weapons: a fountain has been at it
    std::int32_t power = 0;    ///< hit points that a potion gives back; a weapon's bonus to the
                               ///< attack; a wand's damage, before ± 1; a key's lock
    std::int32_t range = 0;    ///< wands: cells that a fireball flies
    std::int32_t charges = 0;  ///< wands: how many are left

    friend bool operator==(const Item&, const Item&) = default;
};

/// An item on a floor.
struct LyingItem {
    Item item;
    grid::Point at;

    friend bool operator==(const LyingItem&, const LyingItem&) = default;
};

/// What a weapon is called, by its bonus.
enum class WeaponName : std::uint8_t { Dagger, Shortsword, Longsword, BattleAxe, Warhammer };
WeaponName weaponName(const Item& weapon);

/// Nothing for things that are no items.
std::optional<ItemKind> itemKind(level::ThingKind thing);
level::ThingKind thingKind(const Item& item);
/// The key to a lock.
Item keyTo(std::size_t lock);

/// An item as it is found at a depth. No key.
Item drawItem(ItemKind kind, const level::DescentTables& tables, int depth, random::Stream& random);

}  // namespace mazeloom::play::descent
