// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/analyse/facts/measure.h"
#include "core/level/dwellers.h"

namespace mazeloom::analyse {

extern const Measure monstersMeasure;
const Measure monstersMeasure{
    .id = "monsters",
    .title = "Monsters",
    .unit = "monsters",
    .sentence = "The monsters that inhabit the floor, the boss among them.",
    .needs = Needs::Descent,
    .value = [](const Subject& subject) -> std::int64_t {
        return std::ranges::count_if(subject.map.things, [](const level::Thing& thing) {
            return level::isMonster(thing.kind);
        });
    },
};

}  // namespace mazeloom::analyse
