// SPDX-License-Identifier: MIT
#include "core/analyse/measure/open_graph.h"
#include "core/analyse/measures/measures.h"

namespace mazeloom::analyse {

extern const Measure openCellsMeasure;
const Measure openCellsMeasure{
    .id = "open-cells",
    .title = "Open cells",
    .unit = "cells",
    .sentence = "The cells that can be walked, doors among them.",
    .value = [](const Subject& subject) -> std::int64_t {
        std::int64_t count = 0;
        forEachOpen(subject.map.cells, [&](grid::Index) { ++count; });
        return count;
    },
};

}  // namespace mazeloom::analyse
