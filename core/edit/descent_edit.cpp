// SPDX-License-Identifier: MIT
#include "core/edit/descent_edit.h"

#include <algorithm>
#include <string>
#include <utility>

namespace mazeloom::edit {

namespace {

using level::Descent;
using level::DescentTables;
using level::DesignedFloor;
using level::FloorRange;
using level::Monster;

constexpr NumberRange kPercent{0, 100};
constexpr NumberRange kStat{0, DescentTables::kMaxStat};
constexpr NumberRange kCharges{0, DescentTables::kMaxCharges};
constexpr NumberRange kDepth{1, level::kMaxDepth};

constexpr std::array kTableNumbers{
    TableNumber{&DescentTables::heroHp, {1, DescentTables::kMaxStat}},
    TableNumber{&DescentTables::heroAttack, kStat},
    TableNumber{&DescentTables::depthHeal, kStat},
    TableNumber{&DescentTables::clearHeal, kStat},
    TableNumber{&DescentTables::clearGain, kStat},
    TableNumber{&DescentTables::lastFloor, {0, level::kMaxDepth - 1}},
    TableNumber{&DescentTables::bossChance, kPercent},
    TableNumber{&DescentTables::fountainChance, kPercent},
    TableNumber{&DescentTables::itemChance, kPercent},
    TableNumber{&DescentTables::secondItemChance, kPercent},
    TableNumber{&DescentTables::wandChance, kPercent},
    TableNumber{&DescentTables::potionChance, kPercent},
    TableNumber{&DescentTables::armourChance, kPercent},
    TableNumber{&DescentTables::thrustChance, kPercent},
    TableNumber{&DescentTables::blinkChance, kPercent},
    TableNumber{&DescentTables::wandMinDepth, kDepth},
    TableNumber{&DescentTables::potionHeal, kStat},
    TableNumber{&DescentTables::potionSpread, kStat},
    TableNumber{&DescentTables::weaponBonus, kStat},
    TableNumber{&DescentTables::weaponSpread, kStat},
    TableNumber{&DescentTables::armourGuard, kStat},
    TableNumber{&DescentTables::armourSpread, kStat},
    TableNumber{&DescentTables::wandDamage, kStat},
    TableNumber{&DescentTables::wandRange, {1, 99}},
    TableNumber{&DescentTables::wandCharges, kCharges},
    TableNumber{&DescentTables::wandChargeSpread, kCharges},
};

const Monster& monsterOf(const DescentTables& tables, std::size_t monster) {
    return monster == kBoss ? tables.boss : tables.monsters.at(monster);
}

int Monster::*memberOf(MonsterNumber number) {
    switch (number) {
        case MonsterNumber::Hp:
            return &Monster::hp;
        case MonsterNumber::Attack:
            return &Monster::attack;
        case MonsterNumber::MinDepth:
            return &Monster::minDepth;
        case MonsterNumber::Weight:
            break;
    }
    return &Monster::weight;
}

auto findFloor(Descent& descent, int depth) {
    return std::ranges::find(descent.floors, depth, &DesignedFloor::depth);
}

bool isInRange(const FloorRange& range) {
    return kDepth.contains(range.from) && kDepth.contains(range.to) && range.from <= range.to &&
           range.weight >= 1 && range.weight <= DescentTables::kMaxWeight && range.growth >= 0 &&
           range.growth <= FloorRange::kMaxGrowth;
}

void sort(Descent& descent) {
    std::ranges::sort(descent.floors, {}, &DesignedFloor::depth);
}

}  // namespace

std::span<const TableNumber> tableNumbers() {
    return kTableNumbers;
}

NumberRange rangeOf(int DescentTables::*value) {
    const auto found = std::ranges::find(kTableNumbers, value, &TableNumber::value);
    return found == kTableNumbers.end() ? NumberRange{} : found->range;
}

NumberRange rangeOf(MonsterNumber number) {
    switch (number) {
        case MonsterNumber::Hp:
            return {1, DescentTables::kMaxStat};
        case MonsterNumber::Attack:
            return kStat;
        case MonsterNumber::MinDepth:
            return kDepth;
        case MonsterNumber::Weight:
            break;
    }
    return {0, DescentTables::kMaxWeight};
}

int numberOf(const DescentTables& tables, std::size_t monster, MonsterNumber number) {
    return monsterOf(tables, monster).*memberOf(number);
}

TableRefusal setNumber(DescentTables& tables, int DescentTables::*value, int to) {
    if (!rangeOf(value).contains(to)) return TableRefusal::OutOfRange;
    tables.*value = to;
    return TableRefusal::None;
}

TableRefusal setNumber(DescentTables& tables, std::size_t monster, MonsterNumber number, int to) {
    const bool hasNone = monster == kBoss && number == MonsterNumber::Weight;
    if (hasNone || !rangeOf(number).contains(to)) return TableRefusal::OutOfRange;
    DescentTables after = tables;
    Monster& changed = monster == kBoss ? after.boss : after.monsters.at(monster);
    changed.*memberOf(number) = to;
    if (!after.hasMonstersAtOnce()) return TableRefusal::NobodyAtDepthOne;
    tables = after;
    return TableRefusal::None;
}

void setHabit(DescentTables& tables, std::size_t monster, level::Habit habit) {
    (monster == kBoss ? tables.boss : tables.monsters.at(monster)).habit = habit;
}

level::Habit habitOf(const DescentTables& tables, std::size_t monster) {
    return monsterOf(tables, monster).habit;
}

std::array<int, level::kMonsterKinds.size()> sharesAt(const DescentTables& tables, int depth) {
    std::array<int, level::kMonsterKinds.size()> shares{};
    int sum = 0;
    for (const Monster& monster : tables.monsters)
        sum += monster.minDepth <= depth ? monster.weight : 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const Monster& monster = tables.monsters[i];
        if (monster.minDepth <= depth) shares[i] = (monster.weight * 1000 + sum / 2) / sum;
    }
    return shares;
}

FloorRefusal addFloor(Descent& descent, int depth, std::string_view level) {
    if (!kDepth.contains(depth)) return FloorRefusal::OutOfRange;
    if (descent.floorAt(depth) != nullptr) return FloorRefusal::DepthTaken;
    if (descent.floors.size() >= Descent::kMaxFloors) return FloorRefusal::Full;
    descent.floors.push_back({depth, std::string(level)});
    sort(descent);
    return FloorRefusal::None;
}

FloorRefusal setFloorDepth(Descent& descent, int depth, int to) {
    const auto floor = findFloor(descent, depth);
    if (floor == descent.floors.end()) return FloorRefusal::NoSuchFloor;
    if (!kDepth.contains(to)) return FloorRefusal::OutOfRange;
    if (to != depth && descent.floorAt(to) != nullptr) return FloorRefusal::DepthTaken;
    floor->depth = to;
    sort(descent);
    return FloorRefusal::None;
}

FloorRefusal setFloorLevel(Descent& descent, int depth, std::string_view level) {
    const auto floor = findFloor(descent, depth);
    if (floor == descent.floors.end()) return FloorRefusal::NoSuchFloor;
    floor->level = level;
    return FloorRefusal::None;
}

FloorRefusal removeFloor(Descent& descent, int depth) {
    const auto floor = findFloor(descent, depth);
    if (floor == descent.floors.end()) return FloorRefusal::NoSuchFloor;
    descent.floors.erase(floor);
    return FloorRefusal::None;
}

std::optional<int> freeDepth(const Descent& descent) {
    if (descent.floors.size() >= Descent::kMaxFloors) return std::nullopt;
    if (descent.floors.empty()) return 1;
    int depth = descent.floors.back().depth;
    if (depth < level::kMaxDepth) return depth + 1;
    // The deepest floor is at kMaxDepth, so search smaller depths. The number of floors is limited,
    // so a free depth is near.
    while (descent.floorAt(depth) != nullptr)
        --depth;
    return depth;
}

FloorRefusal addRange(Descent& descent, FloorRange range) {
    if (!isInRange(range)) return FloorRefusal::OutOfRange;
    if (descent.ranges.size() >= Descent::kMaxRanges) return FloorRefusal::Full;
    descent.ranges.push_back(std::move(range));
    return FloorRefusal::None;
}

FloorRefusal setRange(Descent& descent, std::size_t place, FloorRange range) {
    if (place >= descent.ranges.size()) return FloorRefusal::NoSuchFloor;
    if (!isInRange(range)) return FloorRefusal::OutOfRange;
    descent.ranges[place] = std::move(range);
    return FloorRefusal::None;
}

FloorRefusal removeRange(Descent& descent, std::size_t place) {
    if (place >= descent.ranges.size()) return FloorRefusal::NoSuchFloor;
    descent.ranges.erase(descent.ranges.begin() + static_cast<std::ptrdiff_t>(place));
    return FloorRefusal::None;
}

int nextRangeFrom(const Descent& descent) {
    if (descent.ranges.empty()) return 1;
    const FloorRange& last = descent.ranges.back();
    return last.to < level::kMaxDepth ? last.to + 1 : last.from;
}

bool usesLevel(const Descent& descent, std::string_view level) {
    if (level.empty()) return false;
    return descent.otherFloors == level ||
           std::ranges::find(descent.floors, level, &DesignedFloor::level) !=
               descent.floors.end() ||
           std::ranges::find(descent.ranges, level, &FloorRange::level) != descent.ranges.end();
}

Descent withLevelRenamed(Descent descent, std::string_view from, std::string_view to) {
    if (from.empty()) return descent;
    for (DesignedFloor& floor : descent.floors) {
        if (floor.level == from) floor.level = to;
    }
    for (FloorRange& range : descent.ranges) {
        if (range.level == from) range.level = to;
    }
    if (descent.otherFloors == from) descent.otherFloors = to;
    return descent;
}

Descent withoutLevel(Descent descent, std::string_view level) {
    if (level.empty()) return descent;
    const auto isOfLevel = [&](const auto& each) { return each.level == level; };
    std::erase_if(descent.floors, isOfLevel);
    std::erase_if(descent.ranges, isOfLevel);
    if (descent.otherFloors == level) descent.otherFloors.clear();
    return descent;
}

std::size_t bytesOf(const Descent& descent) {
    std::size_t bytes = sizeof(descent) + descent.otherFloors.size() + descent.more.size();
    for (const DesignedFloor& floor : descent.floors)
        bytes += sizeof(floor) + floor.level.size();
    for (const FloorRange& range : descent.ranges)
        bytes += sizeof(range) + range.level.size();
    return bytes;
}

}  // namespace mazeloom::edit
