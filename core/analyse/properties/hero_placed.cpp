// SPDX-License-Identifier: MIT
#include "core/analyse/properties/states.h"

namespace mazeloom::analyse {

extern const Property heroPlacedProperty;
const Property heroPlacedProperty{
    .id = "hero-placed",
    .title = "Hero placed",
    .sentence = "A hero stands on the map.",
    .find =
        [](const History& history) {
            return holdingOf(history, history.openParts(),
                             [](const auto& state) { return state.hero != 0; });
        },
};

}  // namespace mazeloom::analyse
