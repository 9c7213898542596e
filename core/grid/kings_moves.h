// SPDX-License-Identifier: MIT
// The distance between two cells if a step may also be diagonal.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "core/grid/point.h"

namespace mazeloom::grid {

/// Returns the number of a king's moves between two cells: the greater of their distances in
/// columns and rows (the Chebyshev distance).
inline int kingsMoves(Point a, Point b) {
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

}  // namespace mazeloom::grid
