// SPDX-License-Identifier: MIT
// Which cells are the same in all of several maps.
#pragma once

#include <cstdint>
#include <span>

#include "core/grid/grid.h"
#include "core/trace/timeline.h"

namespace mazeloom::compare {

/// 1 where all have the same terrain, marks and topmost thing at the moments at which they stand,
/// else 0; of the size of the first. Where one of them has no such cell, it is not the same. None
/// of them is null, and there is at least one.
grid::Grid<std::uint8_t> equalCells(std::span<const trace::Timeline* const> sides);

}  // namespace mazeloom::compare
