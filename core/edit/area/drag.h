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

/// Returns the rectangle between the anchor's and the pointer's cell, both included. A regular
/// rectangle is a square with the longer of the two sides that extends towards the pointer. On an
/// axis where the pointer is level with the anchor, it extends right or down.
grid::Rect draggedRect(grid::Point anchor, grid::Point pointer, DragConstraint constraint);

struct Segment {
    grid::Point from;
    grid::Point to;

    friend constexpr bool operator==(const Segment&, const Segment&) = default;
};

/// Returns the line from the anchor to the pointer. A regular line ends at the cell nearest to the
/// pointer in the nearest of the eight directions. A line from the centre extends equally far in
/// the opposite direction.
Segment draggedLine(grid::Point anchor, grid::Point pointer, DragConstraint constraint);

}  // namespace mazeloom::edit
