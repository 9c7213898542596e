// SPDX-License-Identifier: MIT
// The smallest rectangle around two points or rectangles, and the intersection of two rectangles.
#pragma once

#include <algorithm>

#include "core/grid/point.h"

namespace mazeloom::grid {

constexpr Rect rectAround(Point a, Point b) {
    const Point first{std::min(a.x, b.x), std::min(a.y, b.y)};
    const Point last{std::max(a.x, b.x), std::max(a.y, b.y)};
    return {first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
}

/// Returns the smallest rectangle around both; ignores an empty one.
constexpr Rect rectAround(const Rect& a, const Rect& b) {
    if (a.isEmpty()) return b;
    if (b.isEmpty()) return a;
    return rectAround(Point{std::min(a.x, b.x), std::min(a.y, b.y)},
                      Point{std::max(a.right(), b.right()), std::max(a.bottom(), b.bottom())});
}

/// Returns the cells in both rectangles; empty if they do not overlap.
constexpr Rect commonOf(const Rect& a, const Rect& b) {
    if (a.isEmpty() || b.isEmpty() || !a.intersects(b)) return {};
    return rectAround(Point{std::max(a.x, b.x), std::max(a.y, b.y)},
                      Point{std::min(a.right(), b.right()), std::min(a.bottom(), b.bottom())});
}

}  // namespace mazeloom::grid
