// SPDX-License-Identifier: MIT
// Levels for a range of depths whose size grows from floor to floor (RULES.md D-18.2).
#pragma once

#include "core/level/level.h"

namespace mazeloom::level {

/// Whether a level's size can change: no cell is painted or pinned.
bool canGrow(const Level& level);

/// Returns the size of a range's level at a depth in the range. It is the level's own size if the
/// level cannot grow or already has the largest size of a floor.
grid::Size sizeAt(const Level& level, const FloorRange& range, int depth);

}  // namespace mazeloom::level
