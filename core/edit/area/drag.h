// SPDX-License-Identifier: MIT
// From a drag of the mouse to the shape that it spans: with shift a square or circle, or a line at
// a multiple of 45°; with alt from the middle.
#pragma once

#include "core/grid/point.h"

namespace mazeloom::edit {

struct DragConstraint {
    bool regular = false;     ///< shift: as wide as high, or in one of the eight directions
    bool fromCentre = false;  ///< alt: the anchor is the middle

    friend constexpr bool operator==(const DragConstraint&, const DragConstraint&) = default;
};

/// No drag counts further than this from its anchor, in cells: every rectangle has sides that
/// shapes can be drawn with (kMaxShapeSide).
inline constexpr int kMaxDrag = 16'383;

/// The rectangle between the anchor's and the pointer's cell, both included. When regular its side
/// is the longer of the two, towards the pointer; to the right and down where the pointer lies on
/// neither side.
grid::Rect draggedRect(grid::Point anchor, grid::Point pointer, DragConstraint constraint);

struct Segment {
    grid::Point from;
    grid::Point to;

    friend constexpr bool operator==(const Segment&, const Segment&) = default;
};

/// The line from the anchor to the pointer. When regular it ends at the cell nearest to the pointer
/// in the nearest of the eight directions; from the centre it goes as far the other way.
Segment draggedLine(grid::Point anchor, grid::Point pointer, DragConstraint constraint);

}  // namespace mazeloom::edit
