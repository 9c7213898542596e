// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/way_out.h"

namespace mazeloom::analyse {

extern const Measure directnessMeasure;
const Measure directnessMeasure{
    .id = "directness",
    .title = "Directness",
    .unit = "‰",
    .sentence =
        "How straight the way to the exit is: columns and rows between hero and exit, as a share "
        "of the steps of the way; 1000 without any detour, 0 where no way leads there.",
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        const WayOut& out = subject.fact<WayOut>();
        if (!out.at) return 0;
        if (out.steps == 0) return 1000;
        const grid::Point apart = *out.at - *subject.map.hero();
        return 1000 * (std::int64_t{std::abs(apart.x)} + std::abs(apart.y)) / out.steps;
    },
};

}  // namespace mazeloom::analyse
