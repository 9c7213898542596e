// SPDX-License-Identifier: MIT
#pragma once

#include "core/analyse/over_time/property.h"

namespace mazeloom::analyse {

/// Returns the moments whose state passes the test. If the level is too large, no moment is known.
template <typename Test>
Holding holdingOf(const History& history, const PartsOverTime& parts, const Test& test) {
    if (parts.states().empty()) return {.spans = {}, .isWhole = false};
    HoldingBuilder holding;
    for (const PartsOverTime::State& state : parts.states())
        holding.tell(state.from, test(state));
    return holding.end(history.trace().stepCount());
}

/// Whether the open cells are a tree: exactly one way leads from each cell to each other one.
inline bool isTree(const PartsOverTime::State& state) {
    return state.parts == 1 && state.edges == state.cells - 1;
}

}  // namespace mazeloom::analyse
