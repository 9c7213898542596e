// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/level.h"

namespace mazeloom::level {

/// Returns the context for generating a level of a pack by itself: at its first depth
/// (Descent::depthOf()), in a run that has not met the boss. For a temple, returns the default
/// context.
inline FloorContext floorOf(const Descent& descent, const Level& level) {
    if (level.ruleset != Ruleset::Descent) return {};
    return {descent.tables, descent.depthOf(level.id), true};
}

}  // namespace mazeloom::level
