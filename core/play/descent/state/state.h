// SPDX-License-Identifier: MIT
// Everything of a run that changes while it is played. Floors that the hero has left are shared, so
// a copy costs little more than the floor that is played on: it is a keyframe to rewind to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/thing.h"
#include "core/play/descent/state/floor.h"
#include "core/play/descent/state/inventory.h"
#include "core/play/descent/state/message.h"
#include "core/play/descent/state/visibility.h"

namespace mazeloom::play::descent {

enum class Outcome : std::uint8_t {
    Playing,
    Died,
    Quit,     ///< without a score
    Arrived,  ///< at the depth that Start::goal asks for
};

/// What the next key answers.
enum class Asked : std::uint8_t {
    Nothing,
    Item,       ///< the inventory is open: which letter?
    Direction,  ///< of a fireball
};

struct Hero {
    grid::Point at;
    std::int32_t hp = 1;
    std::int32_t mostHp = 1;
    std::int32_t baseAttack = 0;
    Inventory inventory;

    /// With the weapon in hand, before ± 1.
    std::int64_t attack() const {
        const Item* const weapon = inventory.weapon();
        return std::int64_t{baseAttack} + (weapon != nullptr ? weapon->power : 0);
    }
    /// An enchanted weapon in hand: the boss can be harmed, and the hero is drawn in yellow.
    bool isEnchanted() const {
        const Item* const weapon = inventory.weapon();
        return weapon != nullptr && weapon->enchanted;
    }

    friend bool operator==(const Hero&, const Hero&) = default;
};

struct State {
    std::uint64_t seed = 0;  ///< the run's: with the turn it gives all that chance decides
    std::int64_t keys = 0;   ///< that were pressed
    std::int64_t turns = 0;  ///< that have passed
    Outcome outcome = Outcome::Playing;
    level::ThingKind killer = level::ThingKind::Hero;  ///< of a hero who died
    Asked asked = Asked::Nothing;
    std::int32_t goal = 0;  ///< Start::goal

    std::int32_t depth = 1;
    std::int32_t greatestDepth = 1;
    std::int32_t kills = 0;
    bool bossPlaced = false;  ///< on a floor that was made
    Hero hero;
    Log log;

    Floor floor;  ///< that the hero is on
    /// Those that were left, by rising depth, as they were left.
    std::vector<std::shared_ptr<const Floor>> others;

    Visibility seen;  ///< what the hero sees; follows from the floor

    bool isOver() const { return outcome != Outcome::Playing; }
    /// Whether who stops here has made an attempt, which was neither won nor lost.
    bool isUnfinished() const {
        return turns > 0 && (outcome == Outcome::Playing || outcome == Outcome::Quit);
    }
    /// How many floors were visited.
    std::size_t floorCount() const { return others.size() + 1; }
    /// Null for one that was not visited.
    const Floor* floorAt(int wanted) const;
    /// Greatest depth × 100 + kills × 10.
    std::int64_t score() const;
    /// What a copy takes, in bytes; of floors that were left only what may be its alone.
    std::size_t bytes() const;
};

/// Compares floors that were left by what they hold.
bool operator==(const State& a, const State& b);

/// FNV-1a over the whole state: the same on every machine.
std::uint64_t hash(const State& state);

}  // namespace mazeloom::play::descent
