// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write_descent.h"

#include <algorithm>
#include <span>

#include "core/pack/json/descent_words.h"
#include "core/pack/json/json_layout.h"

namespace mazeloom::pack {

namespace {

using level::DescentTables;
using level::DesignedFloor;
using level::Monster;

// Indents of the lines on which the following begin: "descent", then "monsters" or "items".
constexpr std::size_t kAtDescent = kIndent;
constexpr std::size_t kAtPart = kAtDescent + kIndent;

const DescentTables kStandard;

bool differ(const DescentTables& tables, std::span<const TableNumber> numbers) {
    return std::ranges::any_of(numbers, [&](const TableNumber& number) {
        return tables.*number.value != kStandard.*number.value;
    });
}

/// Appends one object in one line, if any of its numbers differs from its default.
void appendNumbers(Members& parent, std::string_view key, const DescentTables& tables,
                   std::span<const TableNumber> numbers) {
    if (!differ(tables, numbers)) return;
    Members members(parent.value(key), Members::Layout::Inline);
    for (const TableNumber& number : numbers)
        members.numberUnless(kStandard.*number.value, number.key, tables.*number.value);
    members.close();
}

void appendMonster(std::string& out, const Monster& monster, const Monster& standard,
                   bool isDrawn) {
    Members members(out, Members::Layout::Inline);
    members.number("hp", monster.hp);
    members.number("attack", monster.attack);
    members.number("minDepth", monster.minDepth);
    if (isDrawn) members.number("weight", monster.weight);
    if (monster.habit != standard.habit) members.text("habit", level::idOf(monster.habit));
    members.close();
}

void appendMonsters(std::string& out, const DescentTables& tables) {
    Members members(out, Members::Layout::Lines, kAtPart);
    for (std::size_t i = 0; i < level::kMonsterKinds.size(); ++i) {
        const Monster& standard = kStandard.monsters[i];
        // Kinds that no pack needs are left out, as in packs from before they existed.
        if (standard.weight == 0 && tables.monsters[i] == standard) continue;
        const std::string_view kind = level::info(level::kMonsterKinds[i]).id;
        appendMonster(members.value(kind), tables.monsters[i], standard, true);
    }
    members.close();
}

void appendItems(std::string& out, const DescentTables& tables) {
    Members members(out, Members::Layout::Lines, kAtPart);
    for (const ItemNumbers& item : kItemNumbers)
        appendNumbers(members, item.key, tables, item.numbers);
    members.close();
}

void appendTables(Members& members, const DescentTables& tables) {
    appendNumbers(members, "hero", tables, kHeroNumbers);
    if (tables.monsters != kStandard.monsters) appendMonsters(members.value("monsters"), tables);
    if (tables.boss != kStandard.boss)
        appendMonster(members.value("boss"), tables.boss, kStandard.boss, false);
    appendNumbers(members, "chances", tables, kChanceNumbers);
    const bool hasItems = std::ranges::any_of(
        kItemNumbers, [&](const ItemNumbers& item) { return differ(tables, item.numbers); });
    if (hasItems) appendItems(members.value("items"), tables);
}

void appendFloor(std::string& out, const DesignedFloor& floor) {
    Members members(out, Members::Layout::Inline);
    members.number("depth", floor.depth);
    members.text("level", floor.level);
    members.close();
}

void appendRange(std::string& out, const level::FloorRange& range) {
    const level::FloorRange plain;
    Members members(out, Members::Layout::Inline);
    members.number("from", range.from);
    members.numberUnless(plain.to, "to", range.to);
    members.text("level", range.level);
    members.numberUnless(plain.weight, "weight", range.weight);
    members.numberUnless(plain.growth, "growth", range.growth);
    members.close();
}

}  // namespace

void appendDescent(std::string& out, const level::Descent& descent) {
    Members members(out, Members::Layout::Lines, kAtDescent);
    appendTables(members, descent.tables);
    if (!descent.floors.empty()) {
        appendLines(members.value("floors"), descent.floors, appendFloor, kAtPart);
    }
    if (!descent.ranges.empty())
        appendLines(members.value("ranges"), descent.ranges, appendRange, kAtPart);
    members.numberUnless(kStandard.lastFloor, "lastFloor", descent.tables.lastFloor);
    if (!descent.otherFloors.empty()) members.text("otherFloors", descent.otherFloors);
    members.more(descent.more);
    members.close();
}

}  // namespace mazeloom::pack
