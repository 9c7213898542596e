// SPDX-License-Identifier: MIT
// What a pack says of its descent (RULES.md D-2, D-3): the tables that its floors are populated by,
// and the floors that a designer made, among those that generation makes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/map/thing.h"

namespace mazeloom::level {

/// Depths are counted from 1; none is greater.
inline constexpr int kMaxDepth = 1'000'000;

/// How the hero of a descent sees (RULES.md D-7).
enum class Sight : std::uint8_t {
    Rays,     ///< 360 rays, as the terminal roguelike casts them
    Shadows,  ///< symmetric shadow casting: who sees is seen
};

/// The kinds of monsters that are drawn by weight, in the order of the tables.
inline constexpr std::array kMonsterKinds{ThingKind::Rat, ThingKind::Goblin, ThingKind::Orc,
                                          ThingKind::Troll, ThingKind::Wraith};

struct Monster {
    int hp = 1;        ///< hit points, 1–kMaxStat
    int attack = 0;    ///< 0–kMaxStat
    int minDepth = 1;  ///< the first depth that it is drawn at, 1–kMaxDepth
    int weight = 1;    ///< 1–kMaxWeight; of the boss: unused

    friend bool operator==(const Monster&, const Monster&) = default;
};

/// The numbers of RULES.md D-2 and D-9, each of which a pack may change. The defaults are the
/// rule's.
struct DescentTables {
    static constexpr int kMaxStat = 9999;
    static constexpr int kMaxWeight = 9999;
    static constexpr int kMaxCharges = 99;

    int heroHp = 30;     ///< 1–kMaxStat
    int heroAttack = 4;  ///< 0–kMaxStat
    /// In the order of kMonsterKinds. At least one has minDepth 1.
    std::array<Monster, kMonsterKinds.size()> monsters{{
        {4, 2, 1, 6},
        {8, 3, 2, 5},
        {14, 5, 3, 4},
        {24, 7, 5, 3},
        {32, 10, 7, 2},
    }};
    Monster boss{45, 11, 4, 1};
    /// Percent a floor from boss.minDepth on, until it has been placed once in the run.
    int bossChance = 15;

    // Percent.
    int fountainChance = 20;    ///< for each room other than the first
    int itemChance = 60;        ///< likewise
    int secondItemChance = 20;  ///< likewise, whether or not there is a first
    int wandChance = 15;        ///< of an item to be a wand
    int potionChance = 55;      ///< of one that is no wand to be a potion, else a weapon
    int wandMinDepth = 2;       ///< the first depth with wands, 1–kMaxDepth

    int potionHeal = 10;       ///< hit points, 0–kMaxStat
    int potionSpread = 5;      ///< uniform in 0 … this is added
    int weaponBonus = 1;       ///< added to the attack, and half the depth
    int weaponSpread = 1;      ///< uniform in 0 … this is added
    int wandDamage = 8;        ///< and a third of the depth
    int wandRange = 6;         ///< cells, 1–99
    int wandCharges = 3;       ///< 0–kMaxCharges
    int wandChargeSpread = 2;  ///< uniform in 0 … this is added

    friend bool operator==(const DescentTables&, const DescentTables&) = default;
};

/// A depth that a level of the pack stands for.
struct DesignedFloor {
    int depth = 1;      ///< 1–kMaxDepth
    std::string level;  ///< the id of a level with the descent's ruleset

    friend bool operator==(const DesignedFloor&, const DesignedFloor&) = default;
};

/// A level that floors of several depths may be made from, where none is designed. A run draws one
/// of those that the depth lies in.
struct FloorRange {
    static constexpr int kMaxGrowth = 8;
    /// No side of a floor grows beyond this, in cells.
    static constexpr int kMaxGrownSide = 200;

    int from = 1;        ///< the first depth, 1–kMaxDepth
    int to = kMaxDepth;  ///< the last one, from–kMaxDepth
    std::string level;   ///< the id of a level with the descent's ruleset
    int weight = 1;      ///< 1–DescentTables::kMaxWeight
    int growth = 0;  ///< cells that both sides are longer for each floor below `from`, 0–kMaxGrowth

    bool contains(int depth) const { return from <= depth && depth <= to; }

    friend bool operator==(const FloorRange&, const FloorRange&) = default;
};

struct Descent {
    static constexpr std::size_t kMaxFloors = 1000;
    static constexpr std::size_t kMaxRanges = 200;

    DescentTables tables;
    std::vector<DesignedFloor> floors;  ///< by rising depth, each depth once
    std::vector<FloorRange> ranges;     ///< in the designer's order
    /// The id of the level whose size and recipe the floors of depths in no range have; empty: 30 ×
    /// 18 cells and the built-in recipe "rooms-and-corridors".
    std::string otherFloors;
    std::string more = {};  ///< as in Object

    bool isEmpty() const { return *this == Descent{}; }
    /// Null where no floor is designed for the depth.
    const DesignedFloor* floorAt(int depth) const;
    /// Those that a depth lies in, whether or not a floor is designed for it.
    std::vector<const FloorRange*> rangesAt(int depth) const;
    /// The first depth that a level is designed for, or a range of it begins at; 1 where there is
    /// none.
    int depthOf(std::string_view level) const;

    friend bool operator==(const Descent&, const Descent&) = default;
};

/// What a floor is generated as: what stages have to know beside the level.
struct FloorContext {
    DescentTables tables = {};
    int depth = 1;            ///< from 1; rooms whose depth range it is not in are left out
    bool mayHoldBoss = true;  ///< the run has not met its boss yet
};

}  // namespace mazeloom::level
