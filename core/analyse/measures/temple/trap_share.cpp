// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/passages.h"

namespace mazeloom::analyse {

extern const Measure trapsMeasure;
extern const Measure trapShareMeasure;
const Measure trapShareMeasure{
    .id = "trap-share",
    .title = "Share of traps",
    .unit = "‰",
    .sentence = "The share of the open cells that hold a trap.",
    .needs = Needs::Temple,
    .value = [](const Subject& subject) -> std::int64_t {
        const std::int64_t open = subject.fact<Passages>().openCells;
        return open == 0 ? 0 : 1000 * trapsMeasure.value(subject) / open;
    },
};

}  // namespace mazeloom::analyse
