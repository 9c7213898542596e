// SPDX-License-Identifier: MIT
#include "core/analyse/properties/states.h"

namespace mazeloom::analyse {

extern const Property perfectMazeProperty;
const Property perfectMazeProperty{
    .id = "perfect-maze",
    .title = "Perfect maze",
    .sentence = "Between any two open cells there is exactly one way: no loop, nothing cut off.",
    .find =
        [](const History& history) {
            return holdingOf(history, history.openParts(),
                             [](const auto& state) { return isTree(state); });
        },
};

}  // namespace mazeloom::analyse
