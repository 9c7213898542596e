// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/way_out.h"

namespace mazeloom::analyse {

extern const Measure exitWayMeasure;
const Measure exitWayMeasure{
    .id = "exit-way",
    .title = "Way to the exit",
    .unit = "steps",
    .sentence =
        "The steps of the shortest way from the hero to an exit or to stairs that lead "
        "down, around traps; 0 where no way leads there.",
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t { return subject.fact<WayOut>().steps; },
};

}  // namespace mazeloom::analyse
