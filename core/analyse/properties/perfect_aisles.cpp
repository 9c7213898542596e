// SPDX-License-Identifier: MIT
#include "core/analyse/properties/states.h"

namespace mazeloom::analyse {

extern const Property perfectAislesProperty;
const Property perfectAislesProperty{
    .id = "perfect-aisles",
    .title = "Perfect hidden maze",
    .sentence =
        "There are aisles, and between any two of their cells exactly one way leads along "
        "aisles: no loop, nothing cut off.",
    .isOf = [](level::Ruleset ruleset) { return ruleset == level::Ruleset::Temple; },
    .find =
        [](const History& history) {
            const PartsOverTime aisles(history.trace(), level::Cell::kAisle, history.stop());
            return holdingOf(history, aisles, [](const auto& state) { return isTree(state); });
        },
};

}  // namespace mazeloom::analyse
