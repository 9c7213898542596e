// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

extern const Measure coinsMeasure;
const Measure coinsMeasure{
    .id = "coins",
    .title = "Coins",
    .unit = "coins",
    .sentence = "The cells with a coin.",
    .needs = Needs::Temple,
    .value = [](const Subject& subject) -> std::int64_t {
        std::int64_t count = 0;
        forEachOpen(subject.map.cells,
                    [&](grid::Index i) { count += subject.map.cells[i].hasCoin() ? 1 : 0; });
        return count;
    },
};

}  // namespace mazeloom::analyse
