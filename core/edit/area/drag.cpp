// SPDX-License-Identifier: MIT
#include "core/edit/area/drag.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "core/grid/bounds.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using grid::Rect;

/// Returns the vector from anchor to pointer, each coordinate clamped to ±kMaxDrag. Subtracts in 64
/// bits because the pointer can be anywhere in the plane.
Point dragOf(Point anchor, Point pointer) {
    const auto length = [](int from, int to) {
        const std::int64_t whole = std::int64_t{to} - from;
        return static_cast<int>(std::clamp<std::int64_t>(whole, -kMaxDrag, kMaxDrag));
    };
    return {length(anchor.x, pointer.x), length(anchor.y, pointer.y)};
}

int signOf(int length) {
    return length < 0 ? -1 : 1;
}

/// Returns the cell nearest to `drag` that lies in one of the eight directions from (0, 0).
Point snapped(Point drag) {
    const std::int64_t x = std::abs(drag.x);
    const std::int64_t y = std::abs(drag.y);
    const std::int64_t longer = std::max(x, y);
    // Below 22.5°, shorter < (√2 − 1) · longer, so shorter + longer < √2 · longer.
    if ((x + y) * (x + y) < 2 * longer * longer) return x > y ? Point{drag.x, 0} : Point{0, drag.y};
    const auto side = static_cast<int>((x + y + 1) / 2);
    return {signOf(drag.x) * side, signOf(drag.y) * side};
}

}  // namespace

Rect draggedRect(Point anchor, Point pointer, DragConstraint constraint) {
    Point drag = dragOf(anchor, pointer);
    if (constraint.regular) {
        const int side = std::max(std::abs(drag.x), std::abs(drag.y));
        drag = {signOf(drag.x) * side, signOf(drag.y) * side};
    }
    return grid::rectAround(constraint.fromCentre ? anchor - drag : anchor, anchor + drag);
}

Segment draggedLine(Point anchor, Point pointer, DragConstraint constraint) {
    Point drag = dragOf(anchor, pointer);
    if (constraint.regular) drag = snapped(drag);
    return {constraint.fromCentre ? anchor - drag : anchor, anchor + drag};
}

}  // namespace mazeloom::edit
