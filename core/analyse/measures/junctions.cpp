// SPDX-License-Identifier: MIT
#include "core/analyse/measure/open_graph.h"
#include "core/analyse/measures/measures.h"

namespace mazeloom::analyse {

extern const Measure junctionsMeasure;
const Measure junctionsMeasure{
    .id = "junctions",
    .title = "Junctions",
    .unit = "cells",
    .sentence = "The open cells outside of rooms from which three or four ways lead on.",
    .value = [](const Subject& subject) -> std::int64_t {
        return countOfPassages(subject.map, [](int ways) { return ways >= 3; });
    },
};

}  // namespace mazeloom::analyse
