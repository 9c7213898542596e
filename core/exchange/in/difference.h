// SPDX-License-Identifier: MIT
// The difference between a level before and after a change. An import shows the difference before
// it changes anything.
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
    /// Whether the size differs; if so, every cell counts as changed.
    bool isResized = false;

    bool isNothing() const { return cells.isEmpty() && things.isEmpty() && !isResized; }
};

/// Returns the difference, in cells of `after`. Ignores marks that a game may not query.
Difference differenceOf(const level::Map& before, const level::Map& after);

}  // namespace mazeloom::exchange
