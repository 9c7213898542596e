// SPDX-License-Identifier: MIT
// Finds the cells that are equal in several maps.
#pragma once

#include <cstdint>
#include <span>

#include "core/grid/grid.h"
#include "core/trace/timeline.h"

namespace mazeloom::compare {

/// Returns a grid of the first map's size. A cell is 1 if it has the same terrain, marks and
/// topmost thing in all timelines at their current positions, else 0. A cell that is missing in one
/// of the maps is 0. `sides` has at least one timeline, and none is null.
grid::Grid<std::uint8_t> equalCells(std::span<const trace::Timeline* const> sides);

}  // namespace mazeloom::compare
