// SPDX-License-Identifier: MIT
#include "core/analyse/properties/states.h"

namespace mazeloom::analyse {

extern const Property connectedProperty;
const Property connectedProperty{
    .id = "connected",
    .title = "All connected",
    .sentence = "There are open cells, and each of them can be reached from each other one.",
    .find =
        [](const History& history) {
            return holdingOf(history, history.openParts(),
                             [](const auto& state) { return state.parts == 1; });
        },
};

}  // namespace mazeloom::analyse
