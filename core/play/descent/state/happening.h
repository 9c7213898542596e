// SPDX-License-Identifier: MIT
// What a key press brought about, in its order: for sounds, animation, views and tests. Nothing
// that is played depends on it.
#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/thing.h"

namespace mazeloom::play::descent {

/// The comments say what `at`, `number` and `who` are; nothing where they say nothing.
enum class What : std::uint8_t {
    Stepped,         ///< the hero moved to `at`
    Bumped,          ///< a move was asked for and `at` is solid
    DoorOpened,      ///< at `at`
    HitMonster,      ///< steel hit `who` at `at`; number: damage
    KilledMonster,   ///< it died of that: comes after the hit
    GlancedOff,      ///< steel did not harm `who` at `at`
    MonsterStepped,  ///< `who` moved to `at`; number: its place in Floor::monsters
    MonsterHit,      ///< `who` at `at` hit the hero; number: damage
    PickedUp,        ///< `who`: the kind of thing, at `at`
    CannotPickUp,    ///< nothing lies there, or the pack is full
    InventoryOpened,
    InventoryClosed,  ///< without using anything
    Drank,            ///< number: hit points that this gave back
    Wielded,
    Readied,
    ZapAsked,
    ZapCancelled,
    CannotZap,        ///< no wand, or no charge
    FireballAt,       ///< the fireball is at `at`; number: for how many milliseconds it is shown
    FireballHit,      ///< it hit `who` at `at`; number: damage
    FireballBurst,    ///< at what is solid at `at`
    FireballFizzled,  ///< at `at`, the last cell of its range
    Enchanted,        ///< a fountain at `at` did it
    FountainIdle,     ///< no weapon in hand, or one that is enchanted already
    Descended,        ///< number: the depth; `at`: where the hero lands
    Ascended,         ///< likewise
    Recovered,        ///< number: hit points that a new depth gave back
    BossNear,         ///< a floor with a boss was entered for the first time
    StairsRefused,    ///< no stairs here, none that lead out of the dungeon, or blocked ones
    Died,             ///< the hero, at `at`, by `who`; by the ground: the hero
    Arrived,          ///< at the depth that was to be reached; number: it
    Quit,
    DoorFound,  ///< at `at` is a door that was secret
    Wounded,    ///< the ground at `at` hurt the hero; number: damage
    TookKey,    ///< `who`: the key, at `at`
    Unlocked,   ///< the door at `at`; `who`: its key
    Barred,     ///< the door at `at` is locked, or opens from its other side only
};

struct Happening {
    What what = What::Stepped;
    level::ThingKind who = level::ThingKind::Hero;
    grid::Point at;
    std::int32_t number = 0;

    friend bool operator==(const Happening&, const Happening&) = default;
};

using Happenings = std::vector<Happening>;

}  // namespace mazeloom::play::descent
