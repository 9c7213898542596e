// SPDX-License-Identifier: MIT
#include "core/analyse/measure/open_graph.h"
#include "core/analyse/measures/measures.h"

namespace mazeloom::analyse {

extern const Measure corridorCellsMeasure;
const Measure corridorCellsMeasure{
    .id = "corridor-cells",
    .title = "Corridor cells",
    .unit = "cells",
    .sentence = "The open cells outside of rooms from which exactly two ways lead on.",
    .value = [](const Subject& subject) -> std::int64_t {
        return countOfPassages(subject.map, [](int ways) { return ways == 2; });
    },
};

}  // namespace mazeloom::analyse
