// SPDX-License-Identifier: MIT
// Everything of a run that changes during play. Floors that the hero has left are shared, so a copy
// is little larger than the current floor. Copies serve as keyframes to rewind to.
#pragma once

#include <algorithm>
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
    Quit,     ///< the player gave up; the run has no score
    Arrived,  ///< the hero reached the depth that Start::goal asks for
};

/// The question that the next key answers.
enum class Asked : std::uint8_t {
    Nothing,
    Item,            ///< the inventory is open: which letter?
    Direction,       ///< the direction of a fireball
    DroppedItem,     ///< which letter is dropped?
    ThrownItem,      ///< which letter is thrown?
    ThrowDirection,  ///< where to?
};
/// Whether the question is answered by a letter of the inventory.
constexpr bool asksForItem(Asked asked) {
    return asked == Asked::Item || asked == Asked::DroppedItem || asked == Asked::ThrownItem;
}
constexpr bool asksForDirection(Asked asked) {
    return asked == Asked::Direction || asked == Asked::ThrowDirection;
}

struct Hero {
    grid::Point at;
    std::int32_t hp = 1;
    std::int32_t mostHp = 1;
    std::int32_t baseAttack = 0;
    Inventory inventory;

    /// Returns the attack with the weapon in hand, before ± 1.
    std::int64_t attack() const {
        const Item* const weapon = inventory.weapon();
        return std::int64_t{baseAttack} + (weapon != nullptr ? weapon->power : 0);
    }
    /// Whether the weapon in hand is enchanted. If so, it harms the boss, and the hero is drawn in
    /// yellow.
    bool isEnchanted() const {
        const Item* const weapon = inventory.weapon();
        return weapon != nullptr && weapon->enchanted;
    }

    /// Returns the damage that the worn armour keeps off at each blow.
    std::int32_t guard() const {
        const Item* const armour = inventory.armour();
        return armour != nullptr ? armour->power : 0;
    }

    /// Restores up to `most` hit points, as many as are missing. Returns how many.
    std::int32_t heal(std::int32_t most) {
        const std::int32_t healed = std::min(most, mostHp - hp);
        hp += healed;
        return healed;
    }

    friend bool operator==(const Hero&, const Hero&) = default;
};

struct State {
    std::uint64_t seed = 0;  ///< the seed of the run; with the turn it determines everything random
    std::int64_t keys = 0;   ///< keys pressed so far
    std::int64_t turns = 0;  ///< turns passed so far
    Outcome outcome = Outcome::Playing;
    level::ThingKind killer = level::ThingKind::Hero;  ///< if the hero died
    Asked asked = Asked::Nothing;
    std::int8_t thrown = -1;  ///< the place of the item to throw, while its direction is asked
    std::int32_t goal = 0;    ///< Start::goal

    std::int32_t depth = 1;
    std::int32_t greatestDepth = 1;
    std::int32_t kills = 0;
    std::uint32_t met = 0;    ///< a bit for each ThingKind whose habit was told (RULES.md D-27.2)
    bool bossPlaced = false;  ///< whether a floor with the boss was made
    Hero hero;
    Log log;

    Floor floor;  ///< the floor that the hero is on
    /// The floors that the hero has left, in ascending order of depth, in the states in which they
    /// were left.
    std::vector<std::shared_ptr<const Floor>> others;

    Visibility seen;  ///< the cells that the hero sees; follows from the floor

    bool isOver() const { return outcome != Outcome::Playing; }
    /// Whether a turn was made, and the run was neither won nor lost. A run that the player gave up
    /// counts too.
    bool isUnfinished() const {
        return turns > 0 && (outcome == Outcome::Playing || outcome == Outcome::Quit);
    }
    /// Returns the number of floors that were visited.
    std::size_t floorCount() const { return others.size() + 1; }
    /// Returns the floor of a depth; null if it was not visited.
    const Floor* floorAt(int wanted) const;
    /// Returns greatest depth × 100 + kills × 10.
    std::int64_t score() const;
    /// Returns the size of a copy in bytes, without floors that other copies share.
    std::size_t bytes() const;
};

/// Compares states by value: the floors that were left are compared by their content.
bool operator==(const State& a, const State& b);

/// Returns the FNV-1a hash of the whole state: the same on every machine.
std::uint64_t hash(const State& state);

}  // namespace mazeloom::play::descent
