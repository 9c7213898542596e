// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/level.h"

namespace mazeloom::level {

/// What a level of a pack is generated as when it is looked at by itself: the first floor that it
/// is designed for, in a run that has not met the boss. A temple knows nothing of a descent.
inline FloorContext floorOf(const Descent& descent, const Level& level) {
    if (level.ruleset != Ruleset::Descent) return {};
    return {descent.tables, descent.depthOf(level.id), true};
}

}  // namespace mazeloom::level
