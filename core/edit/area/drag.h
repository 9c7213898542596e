// SPDX-License-Identifier: MIT
// Turns a drag of the mouse into the shape that it spans. Shift makes the shape a square or circle,
// or a line at a multiple of 45°; Alt makes the anchor the centre of the shape.
#pragma once

#include "core/grid/point.h"

namespace mazeloom::edit {

struct DragConstraint {
    bool regular = false;     ///< Shift: width equals height, or one of the eight directions
    bool fromCentre = false;  ///< Alt: the anchor is the centre

    friend constexpr bool operator==(const DragConstraint&, const DragConstraint&) = default;
};

/// Upper bound on a drag's distance from its anchor, in cells, on each axis. It keeps every side of
/// a rectangle within kMaxShapeSide.
inline constexpr int kMaxDrag = 16'383;

/// Returns the rectangle that has the anchor's and the pointer's cell as opposite corners. A
/// regular rectangle becomes a square: its shorter side is lengthened in the pointer's direction,
/// or right or down if anchor and pointer have the same coordinate on that axis.
grid::Rect draggedRect(grid::Point anchor, grid::Point pointer, DragConstraint constraint);

struct Segment {
    grid::Point from;
    grid::Point to;

    friend constexpr bool operator==(const Segment&, const Segment&) = default;
};

/// Returns the line from the anchor to the pointer. A regular line goes in one of the eight
/// directions: the one nearest to the pointer's. It ends at the cell in this direction that is
/// nearest to the pointer. A line from the centre extends equally far in the opposite direction.
Segment draggedLine(grid::Point anchor, grid::Point pointer, DragConstraint constraint);

}  // namespace mazeloom::edit
