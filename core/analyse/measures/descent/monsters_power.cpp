// SPDX-License-Identifier: MIT
// A monster is more dangerous the longer it survives and the harder it hits: its power is the
// product of its hit points and its attack (RULES.md D-2).
#include <algorithm>

#include "core/analyse/facts/measure.h"
#include "core/level/dwellers.h"

namespace mazeloom::analyse {

namespace {

std::int64_t powerOf(const level::DescentTables& tables, level::ThingKind kind) {
    const auto drawn = std::ranges::find(level::kMonsterKinds, kind);
    const level::Monster& monster =
        drawn == level::kMonsterKinds.end()
            ? tables.boss
            : tables.monsters[static_cast<std::size_t>(drawn - level::kMonsterKinds.begin())];
    return std::int64_t{monster.hp} * monster.attack;
}

}  // namespace

extern const Measure monstersPowerMeasure;
const Measure monstersPowerMeasure{
    .id = "monsters-power",
    .title = "Power of the monsters",
    .unit = "points",
    .sentence = "The sum of hit points times attack over all monsters on the floor.",
    .needs = Needs::Descent,
    .value = [](const Subject& subject) -> std::int64_t {
        const level::DescentTables standard;
        const level::DescentTables& tables = subject.tables ? *subject.tables : standard;
        std::int64_t sum = 0;
        for (const level::Thing& thing : subject.map.things) {
            if (level::isMonster(thing.kind)) sum += powerOf(tables, thing.kind);
        }
        return sum;
    },
};

}  // namespace mazeloom::analyse
