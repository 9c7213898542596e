// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_descent.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "core/pack/json/descent_words.h"
#include "core/pack/json/names.h"

namespace mazeloom::pack {

namespace {

using level::Descent;
using level::DescentTables;
using level::DesignedFloor;
using level::FloorRange;
using level::Monster;

const std::string kPlace = "descent";

/// Reads the object under a key with `read(fields)`; does nothing if the key is missing.
template <typename Read>
void readPart(Fields& parent, const char* key, Report& report, const Read& read) {
    const Json* value = parent.find(key, Need::Optional);
    if (value == nullptr) return;
    const std::string place = parent.place(key);
    Fields fields(*value, place, report);
    read(fields);
    if (value->isObject()) fields.refuseUnasked();
}

void readNumbers(Fields& fields, DescentTables& tables, std::span<const TableNumber> numbers) {
    for (const TableNumber& number : numbers) {
        int& value = tables.*number.value;
        value = fields.number(number.key.data(), number.least, number.most, value);
    }
}

void readMonster(Fields& fields, Monster& monster) {
    monster.hp = fields.number("hp", 1, DescentTables::kMaxStat, monster.hp);
    monster.attack = fields.number("attack", 0, DescentTables::kMaxStat, monster.attack);
    monster.minDepth = fields.number("minDepth", 1, level::kMaxDepth, monster.minDepth);
    if (const auto habit = fields.word("habit", Need::Optional, level::kHabitIds))
        monster.habit = static_cast<level::Habit>(*habit);
}

void readMonsters(Fields& fields, DescentTables& tables, Report& report) {
    for (std::size_t i = 0; i < level::kMonsterKinds.size(); ++i) {
        // Fields keeps a view of each requested key, so the key must be a string constant.
        const char* kind = level::info(level::kMonsterKinds[i]).id.data();
        Monster& entry = tables.monsters[i];
        const Need need = entry.weight > 0 ? Need::Required : Need::Optional;
        if (fields.find(kind, need) == nullptr) continue;
        readPart(fields, kind, report, [&](Fields& monster) {
            readMonster(monster, entry);
            entry.weight = monster.number("weight", 0, DescentTables::kMaxWeight, entry.weight);
        });
    }
    if (!tables.hasMonstersAtOnce()) {
        report.add(fields.place("minDepth"), kNoFirstMonster);
    }
}

void readTables(Fields& fields, DescentTables& tables, Report& report) {
    readPart(fields, "hero", report,
             [&](Fields& hero) { readNumbers(hero, tables, kHeroNumbers); });
    readPart(fields, "monsters", report,
             [&](Fields& monsters) { readMonsters(monsters, tables, report); });
    readPart(fields, "boss", report, [&](Fields& boss) { readMonster(boss, tables.boss); });
    readPart(fields, "chances", report,
             [&](Fields& chances) { readNumbers(chances, tables, kChanceNumbers); });
    readPart(fields, "items", report, [&](Fields& items) {
        for (const ItemNumbers& item : kItemNumbers) {
            readPart(items, item.key.data(), report,
                     [&](Fields& numbers) { readNumbers(numbers, tables, item.numbers); });
        }
    });
}

/// Returns the list under a key; null if it is missing or too long.
const Json* readList(Fields& fields, const char* key, std::size_t most, Report& report) {
    const Json* list = fields.list(key, Need::Optional);
    if (list == nullptr || list->size() <= most) return list;
    report.add(fields.place(key), {kHasMany, {list->size(), ListedWord("entries"), most}});
    return nullptr;
}

/// Returns a required number; nullopt if it is missing or out of range.
std::optional<int> readNeeded(Fields& entry, const char* key, int least, int most, Report& report) {
    const Json* value = entry.find(key, Need::Required);
    if (value == nullptr) return std::nullopt;
    const auto number = readNumber(*value, entry.place(key), least, most, report);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::vector<DesignedFloor> readFloors(Fields& fields, Report& report) {
    std::vector<DesignedFloor> floors;
    const Json* list = readList(fields, "floors", Descent::kMaxFloors, report);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        Fields entry((*list)[i], kPlace + ", floor " + std::to_string(i + 1), report);
        DesignedFloor floor;
        floor.depth = readNeeded(entry, "depth", 1, level::kMaxDepth, report).value_or(0);
        floor.level = entry.id("level", Need::Required);
        if ((*list)[i].isObject()) entry.refuseUnasked();
        if (floor.depth == 0 || floor.level.empty()) continue;  // reported already
        if (!floors.empty() && floor.depth <= floors.back().depth) {
            report.add(entry.place("depth"), {kFloorOrder, {floor.depth, floors.back().depth}});
            continue;
        }
        floors.push_back(std::move(floor));
    }
    return floors;
}

std::vector<FloorRange> readRanges(Fields& fields, Report& report) {
    std::vector<FloorRange> ranges;
    const Json* list = readList(fields, "ranges", Descent::kMaxRanges, report);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        Fields entry((*list)[i], kPlace + ", range " + std::to_string(i + 1), report);
        FloorRange range;
        const auto from = readNeeded(entry, "from", 1, level::kMaxDepth, report);
        range.from = from.value_or(1);
        range.to = entry.number("to", range.from, level::kMaxDepth, range.to);
        range.level = entry.id("level", Need::Required);
        range.weight = entry.number("weight", 1, DescentTables::kMaxWeight, range.weight);
        range.growth = entry.number("growth", 0, FloorRange::kMaxGrowth, range.growth);
        if ((*list)[i].isObject()) entry.refuseUnasked();
        if (from && !range.level.empty()) ranges.push_back(std::move(range));
    }
    return ranges;
}

}  // namespace

Descent readDescent(const Json& value, Report& report) {
    Descent descent;
    Fields fields(value, kPlace, report);
    readTables(fields, descent.tables, report);
    descent.tables.lastFloor =
        fields.number("lastFloor", 0, level::kMaxDepth - 1, descent.tables.lastFloor);
    descent.floors = readFloors(fields, report);
    descent.ranges = readRanges(fields, report);
    descent.otherFloors = fields.id("otherFloors", Need::Optional);
    descent.more = fields.more();
    return descent;
}

std::vector<Problem> problemsOfFloors(const level::Pack& pack) {
    Report report(kPackFile);
    const auto look = [&](const std::string& id, const std::string& place) {
        const level::Level* level = pack.findLevel(id);
        if (level == nullptr) {
            report.add(place, {kNoLevelInPack, {inQuotes(id)}});
        } else if (level->ruleset != level::Ruleset::Descent) {
            report.add(place, {kTempleFloor, {inQuotes(id)}});
        }
    };
    const auto& floors = pack.descent.floors;
    for (std::size_t i = 0; i < floors.size(); ++i)
        look(floors[i].level, kPlace + ", floor " + std::to_string(i + 1) + ", level");
    const auto& ranges = pack.descent.ranges;
    for (std::size_t i = 0; i < ranges.size(); ++i)
        look(ranges[i].level, kPlace + ", range " + std::to_string(i + 1) + ", level");
    if (!pack.descent.otherFloors.empty()) look(pack.descent.otherFloors, kPlace + ", otherFloors");
    return report.take();
}

}  // namespace mazeloom::pack
