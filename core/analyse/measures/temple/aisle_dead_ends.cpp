// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

extern const Measure aisleDeadEndsMeasure;
const Measure aisleDeadEndsMeasure{
    .id = "aisle-dead-ends",
    .title = "Hidden dead ends",
    .unit = "cells",
    .sentence = "The aisles of the hidden maze from which at most one other aisle leads on.",
    .needs = Needs::Temple,
    .value = [](const Subject& subject) -> std::int64_t {
        const level::CellGrid& cells = subject.map.cells;
        std::int64_t count = 0;
        forEachOpen(cells, [&](grid::Index i) {
            if (!cells[i].isAisle()) return;
            int ways = 0;
            for (const std::ptrdiff_t step : cells.steps())
                ways += cells[beside(i, step)].isAisle() ? 1 : 0;
            count += ways <= 1 ? 1 : 0;
        });
        return count;
    },
};

}  // namespace mazeloom::analyse
