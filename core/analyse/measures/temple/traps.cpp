// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

extern const Measure trapsMeasure;
const Measure trapsMeasure{
    .id = "traps",
    .title = "Traps",
    .unit = "traps",
    .sentence = "The cells with a trap.",
    .needs = Needs::Temple,
    .value = [](const Subject& subject) -> std::int64_t {
        std::int64_t count = 0;
        forEachOpen(subject.map.cells,
                    [&](grid::Index i) { count += subject.map.cells[i].isTrap() ? 1 : 0; });
        return count;
    },
};

}  // namespace mazeloom::analyse
