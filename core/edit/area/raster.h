// SPDX-License-Identifier: MIT
// Shapes of the drawing tools as sets of cells. Integer arithmetic only; shapes are symmetric left
// to right and top to bottom.
#pragma once

#include <span>

#include "core/edit/area/area.h"
#include "core/grid/line.h"
#include "core/grid/point.h"

namespace mazeloom::edit {

using grid::line;
using grid::polyline;

/// Upper bound on the sides of an ellipse; it keeps the computation within 64 bits.
inline constexpr int kMaxShapeSide = 32'767;
/// The largest brush that the window offers, in cells a side.
inline constexpr int kMaxBrush = 32;

/// Returns the cells of a line, or of any list of cells, as an area.
Area areaOf(std::span<const grid::Point> cells);

/// Returns the cells of `rect` that are fewer than `thickness` steps from its edge; thickness ≥ 1.
/// This is the whole of `rect` if it is thin enough.
Area rectangleOutline(const grid::Rect& rect, int thickness);

/// Returns the ellipse that touches all four sides of `rect`. It passes through the centres of the
/// outermost cells and is rounded, along each row and along each column, to the nearest cells.
/// Empty if a side is longer than kMaxShapeSide.
Area ellipse(const grid::Rect& rect);

/// Returns the outline of `ellipse(rect)`: the ring from its edge to the edge of the ellipse that
/// is `thickness` − 1 cells further in; thickness ≥ 1. It has no gap that a four-connected path
/// could pass.
Area ellipseOutline(const grid::Rect& rect, int thickness);

/// Returns the cells inside a freehand loop: the cells of the closed line through `corners`, and
/// the cells whose centre it winds around an odd number of times.
Area polygon(std::span<const grid::Point> corners);

struct Brush {
    enum class Tip { Round, Square };

    int size = 1;  ///< cells a side, ≥ 1
    Tip tip = Tip::Round;

    friend constexpr bool operator==(const Brush&, const Brush&) = default;
};

/// Returns the cells that one touch covers. `at` is the centre cell; for an even size it is the
/// upper left of the four centre cells.
Area stamp(const Brush& brush, grid::Point at);

/// Returns the cells that the brush covers along the line between two cells.
Area stroke(const Brush& brush, grid::Point from, grid::Point to);

}  // namespace mazeloom::edit
