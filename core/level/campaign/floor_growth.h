// SPDX-License-Identifier: MIT
// Floors of a range of depths that grow from floor to floor (RULES.md D-18.2).
#pragma once

#include "core/level/level.h"

namespace mazeloom::level {

/// Whether a level's size can change: nothing is painted, and no cell is pinned.
bool canGrow(const Level& level);

/// Returns the size of a range's level at a depth in the range: the level's own size if it cannot
/// grow or already has the largest size of a floor.
grid::Size sizeAt(const Level& level, const FloorRange& range, int depth);

}  // namespace mazeloom::level
