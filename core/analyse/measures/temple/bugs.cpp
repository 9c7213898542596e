// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

extern const Measure bugsMeasure;
const Measure bugsMeasure{
    .id = "bugs",
    .title = "Bugs",
    .unit = "bugs",
    .sentence = "The bugs on their paths, bosses among them.",
    .needs = Needs::Temple,
    .value = [](const Subject& subject) -> std::int64_t {
        return std::ranges::count_if(subject.map.things, [](const level::Thing& thing) {
            return thing.kind == level::ThingKind::Bug || thing.kind == level::ThingKind::Boss;
        });
    },
};

}  // namespace mazeloom::analyse
