// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/map/cell.h"

namespace mazeloom::generate {

/// Whether a hidden maze may carve a cell: it can be walked, is no aisle, bears no trap and is not
/// kept. Asked sixteen times for every two cells carved, hence all in one comparison.
constexpr bool isFree(level::Cell cell) {
    using level::Cell;
    constexpr unsigned asked = Cell::kWalkable | Cell::kAisle | Cell::kTrap | Cell::kKept;
    return (cell.bits() & asked) == Cell::kWalkable;
}

}  // namespace mazeloom::generate
