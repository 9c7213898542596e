// SPDX-License-Identifier: MIT
// A pack's descent (RULES.md D-2, D-3): the tables for populating its floors, and the floors that a
// designer made among the generated ones.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/habit.h"
#include "core/level/map/thing.h"

namespace mazeloom::level {

/// The greatest depth; depths are counted from 1.
inline constexpr int kMaxDepth = 1'000'000;

/// How the hero of a descent sees (RULES.md D-7).
enum class Sight : std::uint8_t {
    Rays,     ///< 360 rays, as the terminal roguelike casts them
    Shadows,  ///< symmetric shadow casting: if A sees B, B sees A
};

/// The kinds of monsters that are drawn by weight, in the order of the tables.
inline constexpr std::array kMonsterKinds{ThingKind::Rat,   ThingKind::Goblin, ThingKind::Orc,
                                          ThingKind::Troll, ThingKind::Wraith, ThingKind::Bat,
                                          ThingKind::Slime, ThingKind::Archer, ThingKind::Hulk,
                                          ThingKind::Witch, ThingKind::Idol};

struct Monster {
    int hp = 1;        ///< hit points, 1–kMaxStat
    int attack = 0;    ///< 0–kMaxStat
    int minDepth = 1;  ///< the first depth at which it appears, 1–kMaxDepth
    /// How often the kind is drawn, 0–kMaxWeight; 0: never. Unused for the boss.
    int weight = 1;
    Habit habit = Habit::Walks;

    friend bool operator==(const Monster&, const Monster&) = default;
};

/// The numbers of RULES.md D-2 and D-9. A pack may change each; the defaults are the rules'.
struct DescentTables {
    static constexpr int kMaxStat = 9999;
    static constexpr int kMaxWeight = 9999;
    static constexpr int kMaxCharges = 99;

    int heroHp = 30;     ///< 1–kMaxStat
    int heroAttack = 4;  ///< 0–kMaxStat
    int depthHeal = 5;   ///< hit points that a new greatest depth restores, 0–kMaxStat
    // The reward for the death of a floor's last monster, each number 0–kMaxStat:
    int clearHeal = 0;  ///< hit points restored
    int clearGain = 0;  ///< added to the hero's maximum of hit points, and restored too
    /// The depth of the last floor: its stairs down lead out of the dungeon and win the run, and
    /// are barred while the floor's boss lives. 0–kMaxDepth − 1; 0: the descent is endless.
    int lastFloor = 0;
    /// The monsters, in the order of kMonsterKinds. At least one is drawn from depth 1 on. Those
    /// with the weight 0 are the program's own, beyond the terminal roguelike's five.
    std::array<Monster, kMonsterKinds.size()> monsters{{
        {4, 2, 1, 6},
        {8, 3, 2, 5},
        {14, 5, 3, 4},
        {24, 7, 5, 3},
        {32, 10, 7, 2},
        {5, 2, 2, 0, Habit::Flits},
        {16, 3, 3, 0, Habit::Splits},
        {10, 4, 4, 0, Habit::Shoots},
        {30, 12, 5, 0, Habit::Lumbers},
        {14, 3, 6, 0, Habit::Mends},
        {36, 9, 6, 0, Habit::Waits},
    }};
    Monster boss{45, 11, 4, 1};
    /// The chance that a floor has the boss, in percent. It applies to each floor from depth
    /// boss.minDepth on, until the boss has been placed in the run.
    int bossChance = 15;

    // The chances below are in percent. A chamber is a room or block in which the hero does not
    // arrive (core/generate/RULES.md G-22).
    int fountainChance = 20;    ///< that a chamber has a fountain
    int itemChance = 60;        ///< that a chamber has an item
    int secondItemChance = 20;  ///< that it has another item, whether or not it has the first
    int wandChance = 15;        ///< that an item is a wand
    int potionChance = 55;      ///< that an item other than a wand is a potion
    int armourChance = 0;  ///< that an item other than wand and potion is armour, else a weapon
    int thrustChance = 0;  ///< that a wand is one of thrust
    int blinkChance = 0;   ///< that another wand is one of blinking, else one of fireball
    int wandMinDepth = 2;  ///< the first depth with wands, 1–kMaxDepth

    int potionHeal = 10;       ///< hit points, 0–kMaxStat
    int potionSpread = 5;      ///< a uniform random number from 0 to this is added to potionHeal
    int weaponBonus = 1;       ///< attack bonus; half the depth is added
    int weaponSpread = 1;      ///< a uniform random number from 0 to this is added to weaponBonus
    int armourGuard = 1;       ///< damage kept off at each blow; a quarter of the depth is added
    int armourSpread = 1;      ///< a uniform random number from 0 to this is added to armourGuard
    int wandDamage = 8;        ///< a third of the depth is added
    int wandRange = 6;         ///< cells, 1–99
    int wandCharges = 3;       ///< 0–kMaxCharges
    int wandChargeSpread = 2;  ///< a uniform random number from 0 to this is added to wandCharges

    /// Returns the depth that a run from this depth must reach to win; 0: the run is endless, since
    /// there is no last floor or it starts below that floor.
    int goalFrom(int depth) const { return depth <= lastFloor ? lastFloor + 1 : 0; }

    /// Whether a kind of monster is drawn at depth 1, so that no depth is without monsters.
    bool hasMonstersAtOnce() const {
        return std::ranges::any_of(
            monsters, [](const Monster& one) { return one.minDepth == 1 && one.weight > 0; });
    }

    friend bool operator==(const DescentTables&, const DescentTables&) = default;
};

/// A level of the pack that serves as the floor at one depth.
struct DesignedFloor {
    int depth = 1;      ///< 1–kMaxDepth
    std::string level;  ///< the id of a level with the descent's ruleset

    friend bool operator==(const DesignedFloor&, const DesignedFloor&) = default;
};

/// A level that serves as the floor at a range of depths, except at depths with a designed floor.
/// At each depth, a run draws one of the ranges that contain it.
struct FloorRange {
    static constexpr int kMaxGrowth = 8;
    /// Upper bound on the side of a grown floor, in cells.
    static constexpr int kMaxGrownSide = 200;

    int from = 1;        ///< the first depth, 1–kMaxDepth
    int to = kMaxDepth;  ///< the last depth, from–kMaxDepth
    std::string level;   ///< the id of a level with the descent's ruleset
    int weight = 1;      ///< 1–DescentTables::kMaxWeight
    int growth = 0;      ///< cells added to width and height per floor below `from`, 0–kMaxGrowth

    bool contains(int depth) const { return from <= depth && depth <= to; }

    friend bool operator==(const FloorRange&, const FloorRange&) = default;
};

struct Descent {
    static constexpr std::size_t kMaxFloors = 1000;
    static constexpr std::size_t kMaxRanges = 200;

    DescentTables tables;
    std::vector<DesignedFloor> floors;  ///< in ascending order of depth, each depth once
    std::vector<FloorRange> ranges;     ///< in the designer's order
    /// The id of the level whose size and recipe are used at depths without a designed floor and
    /// outside all ranges. Empty: such floors have 30 × 18 cells and the built-in recipe
    /// "rooms-and-corridors".
    std::string otherFloors;
    std::string more = {};  ///< JSON of unknown keys, as in Object

    bool isEmpty() const { return *this == Descent{}; }
    /// Returns the floor designed for the depth; null if there is none.
    const DesignedFloor* floorAt(int depth) const;
    /// Returns the ranges that contain a depth, even if a floor is designed for it.
    std::vector<const FloorRange*> rangesAt(int depth) const;
    /// Returns the depth for which a level is designed, else the smallest depth at which one of its
    /// ranges starts; 1 if it has neither.
    int depthOf(std::string_view level) const;

    friend bool operator==(const Descent&, const Descent&) = default;
};

/// The data about a floor, besides its level, that generation stages need.
struct FloorContext {
    DescentTables tables = {};
    int depth = 1;            ///< from 1; rooms whose depth range does not contain it are left out
    bool mayHoldBoss = true;  ///< the run has not met its boss yet
};

}  // namespace mazeloom::level
