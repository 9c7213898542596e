// SPDX-License-Identifier: MIT
// The difference between a level before and after a change. An import shows it before it changes
// anything.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/edit/area/area.h"
#include "core/level/map/map.h"

namespace mazeloom::exchange {

struct Difference {
    edit::Area cells;   ///< cells whose terrain or marks differ
    edit::Area things;  ///< cells where a thing appears or disappears
    /// Whether the size differs: every cell counts as changed then.
    bool isResized = false;

    bool isNothing() const { return cells.isEmpty() && things.isEmpty() && !isResized; }
};

/// Returns the difference in cells of `after`. Only marks that a game may query count.
Difference differenceOf(const level::Map& before, const level::Map& after);

}  // namespace mazeloom::exchange
