// SPDX-License-Identifier: MIT
// What differs between a level as it is and as it would be: what an import shows before anything
// changes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/edit/area/area.h"
#include "core/level/map/map.h"

namespace mazeloom::doors {

struct Difference {
    edit::Area cells;   ///< of another terrain or with other marks
    edit::Area things;  ///< where something stands that did not, or stands no more
    /// Of another size: every cell counts as another.
    bool isResized = false;

    bool isNothing() const { return cells.isEmpty() && things.isEmpty() && !isResized; }
};

/// In cells of `after`. Marks are those that a game may ask for.
Difference differenceOf(const level::Map& before, const level::Map& after);

}  // namespace mazeloom::doors
