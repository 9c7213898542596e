// SPDX-License-Identifier: MIT
// Floors of a range of depths become larger from floor to floor (RULES.md D-18.2).
#pragma once

#include "core/level/level.h"

namespace mazeloom::level {

/// Whether a level can have another size: nothing of it is painted, and no cell is kept.
bool canGrow(const Level& level);

/// The size of a range's level at a depth in the range. It is the level's own where that cannot
/// grow, or is as large as a floor becomes.
grid::Size sizeAt(const Level& level, const FloorRange& range, int depth);

}  // namespace mazeloom::level
