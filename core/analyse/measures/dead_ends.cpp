// SPDX-License-Identifier: MIT
#include "core/analyse/measure/open_graph.h"
#include "core/analyse/measures/measures.h"

namespace mazeloom::analyse {

extern const Measure deadEndsMeasure;
const Measure deadEndsMeasure{
    .id = "dead-ends",
    .title = "Dead ends",
    .unit = "cells",
    .sentence = "The open cells outside of rooms from which at most one way leads on.",
    .value = [](const Subject& subject) -> std::int64_t {
        return countOfPassages(subject.map, [](int ways) { return ways <= 1; });
    },
};

}  // namespace mazeloom::analyse
