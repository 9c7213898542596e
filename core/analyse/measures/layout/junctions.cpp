// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/passages.h"

namespace mazeloom::analyse {

extern const Measure junctionsMeasure;
const Measure junctionsMeasure{
    .id = "junctions",
    .title = "Junctions",
    .unit = "cells",
    .sentence = "The open cells outside of rooms from which three or four ways lead on.",
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<Passages>().junctions;
    },
};

}  // namespace mazeloom::analyse
