// SPDX-License-Identifier: MIT
// The effects of a key press, in order: for sounds, animation, views and tests. The game does not
// depend on them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/thing.h"

namespace mazeloom::play::descent {

/// The comments say what `at`, `number` and `who` mean; a member that they do not name has no
/// meaning.
enum class What : std::uint8_t {
    Stepped,         ///< the hero moved to `at`
    Bumped,          ///< the hero could not move, because `at` is solid
    DoorOpened,      ///< the door at `at`
    HitMonster,      ///< a blow of the hero hit `who` at `at`; number: damage
    KilledMonster,   ///< `who` at `at` died of the preceding hit
    GlancedOff,      ///< a blow of the hero did not harm `who` at `at`
    MonsterStepped,  ///< `who` moved to `at`; number: its index in Floor::monsters
    MonsterHit,      ///< `who` at `at` hit the hero; number: damage
    PickedUp,        ///< `who`: the kind of thing, at `at`
    CannotPickUp,    ///< no item lies in the hero's cell, or the pack is full
    InventoryOpened,
    InventoryClosed,  ///< without using anything
    Drank,            ///< number: hit points restored
    Wielded,
    Readied,
    ZapAsked,
    ZapCancelled,
    CannotZap,        ///< no wand, or no charge
    FireballAt,       ///< the fireball is at `at`; number: how long it is shown, in milliseconds
    FireballHit,      ///< the fireball hit `who` at `at`; number: damage
    FireballBurst,    ///< the fireball burst against the solid cell `at`
    FireballFizzled,  ///< the fireball ended at `at`, the last cell of its range
    Enchanted,        ///< the weapon in hand was enchanted by a fountain at `at`
    FountainIdle,     ///< no weapon in hand, or one that is enchanted already
    Descended,        ///< number: the depth; `at`: where the hero lands
    Ascended,         ///< likewise
    Recovered,        ///< number: hit points restored by a new depth or a cleared floor
    BossNear,         ///< a floor with a boss was entered for the first time
    StairsRefused,    ///< no stairs here, no way up from depth 1, or stairs that are blocked or
                      ///< barred
    Died,             ///< the hero died at `at`; `who`: the killer, the hero if the ground killed
    Arrived,          ///< the hero arrived at the depth of the goal; number: that depth
    Quit,
    DoorFound,  ///< a secret door was found at `at`
    Wounded,    ///< the ground at `at` hurt the hero; number: damage
    TookKey,    ///< `who`: the key, at `at`
    Unlocked,   ///< the door at `at`; `who`: its key
    Barred,     ///< the door at `at` is locked, or opens from its other side only
    Dropped,    ///< `who`: the kind of thing, at `at`
    Thrown,     ///< `who`: the kind of thing; `at`: where it comes to lie
    ThrowAsked,
    ThrowCancelled,
    Wore,     ///< armour was put on
    Thrust,   ///< `who` was pushed to `at`; number: how many cells
    Blinked,  ///< the hero was carried to `at`
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
