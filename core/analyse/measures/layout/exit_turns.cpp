// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/way_out.h"
#include "core/analyse/route.h"

namespace mazeloom::analyse {

extern const Measure exitTurnsMeasure;
const Measure exitTurnsMeasure{
    .id = "exit-turns",
    .title = "Turns to the exit",
    .unit = "turns",
    .sentence =
        "How many turns a shortest way from the hero to the nearest exit, or to stairs that lead "
        "down, has; 0 where no way leads there.",
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        const WayOut& out = subject.fact<WayOut>();
        if (!out.at) return 0;
        const auto route = shortestRoute(subject.map.cells, *subject.map.hero(), *out.at);
        if (!route) return 0;
        std::int64_t turns = 0;
        for (std::size_t i = 2; i < route->cells.size(); ++i) {
            const grid::Point before = route->cells[i - 1] - route->cells[i - 2];
            turns += route->cells[i] - route->cells[i - 1] != before ? 1 : 0;
        }
        return turns;
    },
};

}  // namespace mazeloom::analyse
