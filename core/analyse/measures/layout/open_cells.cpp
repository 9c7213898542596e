// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/passages.h"

namespace mazeloom::analyse {

extern const Measure openCellsMeasure;
const Measure openCellsMeasure{
    .id = "open-cells",
    .title = "Open cells",
    .unit = "cells",
    .sentence = "The cells that can be walked, doors among them.",
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<Passages>().openCells;
    },
};

}  // namespace mazeloom::analyse
