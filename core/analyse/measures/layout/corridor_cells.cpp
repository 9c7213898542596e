// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/passages.h"

namespace mazeloom::analyse {

extern const Measure corridorCellsMeasure;
const Measure corridorCellsMeasure{
    .id = "corridor-cells",
    .title = "Corridor cells",
    .unit = "cells",
    .sentence = "The open cells outside of rooms from which exactly two ways lead on.",
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<Passages>().corridors;
    },
};

}  // namespace mazeloom::analyse
