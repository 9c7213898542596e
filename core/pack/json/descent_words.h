// SPDX-License-Identifier: MIT
// The groups and names of a descent's numbers in pack.json, for reading and writing. Private to
// core/pack. core/level/descent.h defines the ranges.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/level/descent.h"

namespace mazeloom::pack {

struct TableNumber {
    std::string_view key;
    int level::DescentTables::*value;
    int least;
    int most;
};

inline constexpr int kMostPercent = 100;
inline constexpr int kMostRange = 99;

inline constexpr std::array<TableNumber, 5> kHeroNumbers{{
    {"hp", &level::DescentTables::heroHp, 1, level::DescentTables::kMaxStat},
    {"attack", &level::DescentTables::heroAttack, 0, level::DescentTables::kMaxStat},
    {"depthHeal", &level::DescentTables::depthHeal, 0, level::DescentTables::kMaxStat},
    {"clearHeal", &level::DescentTables::clearHeal, 0, level::DescentTables::kMaxStat},
    {"clearGain", &level::DescentTables::clearGain, 0, level::DescentTables::kMaxStat},
}};

inline constexpr std::array<TableNumber, 9> kChanceNumbers{{
    {"boss", &level::DescentTables::bossChance, 0, kMostPercent},
    {"fountain", &level::DescentTables::fountainChance, 0, kMostPercent},
    {"item", &level::DescentTables::itemChance, 0, kMostPercent},
    {"secondItem", &level::DescentTables::secondItemChance, 0, kMostPercent},
    {"wand", &level::DescentTables::wandChance, 0, kMostPercent},
    {"potion", &level::DescentTables::potionChance, 0, kMostPercent},
    {"armour", &level::DescentTables::armourChance, 0, kMostPercent},
    {"thrust", &level::DescentTables::thrustChance, 0, kMostPercent},
    {"blink", &level::DescentTables::blinkChance, 0, kMostPercent},
}};

inline constexpr std::array<TableNumber, 2> kPotionNumbers{{
    {"heal", &level::DescentTables::potionHeal, 0, level::DescentTables::kMaxStat},
    {"spread", &level::DescentTables::potionSpread, 0, level::DescentTables::kMaxStat},
}};
inline constexpr std::array<TableNumber, 2> kWeaponNumbers{{
    {"bonus", &level::DescentTables::weaponBonus, 0, level::DescentTables::kMaxStat},
    {"spread", &level::DescentTables::weaponSpread, 0, level::DescentTables::kMaxStat},
}};
inline constexpr std::array<TableNumber, 2> kArmourNumbers{{
    {"guard", &level::DescentTables::armourGuard, 0, level::DescentTables::kMaxStat},
    {"spread", &level::DescentTables::armourSpread, 0, level::DescentTables::kMaxStat},
}};
inline constexpr std::array<TableNumber, 5> kWandNumbers{{
    {"minDepth", &level::DescentTables::wandMinDepth, 1, level::kMaxDepth},
    {"damage", &level::DescentTables::wandDamage, 0, level::DescentTables::kMaxStat},
    {"range", &level::DescentTables::wandRange, 1, kMostRange},
    {"charges", &level::DescentTables::wandCharges, 0, level::DescentTables::kMaxCharges},
    {"chargeSpread", &level::DescentTables::wandChargeSpread, 0, level::DescentTables::kMaxCharges},
}};

struct ItemNumbers {
    std::string_view key;
    std::span<const TableNumber> numbers;
};
inline constexpr std::array<ItemNumbers, 4> kItemNumbers{{
    {"potion", kPotionNumbers},
    {"weapon", kWeaponNumbers},
    {"armour", kArmourNumbers},
    {"wand", kWandNumbers},
}};

}  // namespace mazeloom::pack
