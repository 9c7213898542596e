// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/map/cell.h"

namespace mazeloom::generate {

/// Whether a hidden maze may carve a cell: it can be walked, is not an aisle, has no trap and is
/// not pinned. Called sixteen times for every two carved cells, hence a single comparison.
constexpr bool isFree(level::Cell cell) {
    using level::Cell;
    constexpr unsigned asked = Cell::kWalkable | Cell::kAisle | Cell::kTrap | Cell::kKept;
    return (cell.bits() & asked) == Cell::kWalkable;
}

}  // namespace mazeloom::generate
