// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid/point.h"

namespace mazeloom::grid {

/// Whether `a` precedes `b` in row-major order.
constexpr bool isBeforeInRows(Point a, Point b) {
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

}  // namespace mazeloom::grid
