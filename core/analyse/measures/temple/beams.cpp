// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

extern const Measure beamsMeasure;
const Measure beamsMeasure{
    .id = "beams",
    .title = "Beams",
    .unit = "beams",
    .sentence = "The emitters of laser beams.",
    .needs = Needs::Temple,
    .value = [](const Subject& subject) -> std::int64_t {
        return std::ranges::count_if(subject.map.things, [](const level::Thing& thing) {
            return thing.kind == level::ThingKind::Emitter;
        });
    },
};

}  // namespace mazeloom::analyse
