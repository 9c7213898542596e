// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/analyse/facts/measure.h"
#include "core/level/dwellers.h"

namespace mazeloom::analyse {

extern const Measure itemsMeasure;
const Measure itemsMeasure{
    .id = "items",
    .title = "Items",
    .unit = "items",
    .sentence = "The potions, weapons and wands on the floor.",
    .needs = Needs::Descent,
    .value = [](const Subject& subject) -> std::int64_t {
        return std::ranges::count_if(subject.map.things, [](const level::Thing& thing) {
            return level::isItem(thing.kind);
        });
    },
};

}  // namespace mazeloom::analyse
