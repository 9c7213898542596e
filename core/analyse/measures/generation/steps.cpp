// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

extern const Measure stepsMeasure;
const Measure stepsMeasure{
    .id = "steps",
    .title = "Steps",
    .unit = "steps",
    .sentence = "The steps that the generation took, as the timeline counts them.",
    .needs = Needs::Generation,
    .value = [](const Subject& subject) -> std::int64_t { return subject.steps.all(); },
};

}  // namespace mazeloom::analyse
