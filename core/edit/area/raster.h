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
/// The size of the largest brush that the window offers, in cells a side.
inline constexpr int kMaxBrush = 32;

/// Returns the area of a list of cells, such as those of a line.
Area areaOf(std::span<const grid::Point> cells);

/// Returns the cells of `rect` that are fewer than `thickness` steps from its edge; thickness ≥ 1.
/// If `rect` is thin enough, these are all of its cells.
Area rectangleOutline(const grid::Rect& rect, int thickness);

/// Returns the ellipse that touches all four sides of `rect`. The ideal curve passes through the
/// centres of the outermost cells. It is rounded to the nearest cell, once along each row and once
/// along each column; the result has the cells of both. Empty if a side is longer than
/// kMaxShapeSide.
Area ellipse(const grid::Rect& rect);

/// Returns the outline of `ellipse(rect)`: the ring between its edge and the edge of the ellipse
/// that is `thickness` − 1 cells further in; thickness ≥ 1. The ring has no gap through which a
/// 4-connected path could pass.
Area ellipseOutline(const grid::Rect& rect, int thickness);

/// Returns the cells inside a freehand loop: the cells on the closed line through `corners`, and
/// the cells whose centre the line winds around an odd number of times.
Area polygon(std::span<const grid::Point> corners);

struct Brush {
    enum class Tip { Round, Square };

    int size = 1;  ///< cells a side, ≥ 1
    Tip tip = Tip::Round;

    friend constexpr bool operator==(const Brush&, const Brush&) = default;
};

/// Returns the cells that the brush covers at one place. `at` is the centre cell; for an even size,
/// it is the upper left of the four centre cells.
Area stamp(const Brush& brush, grid::Point at);

/// Returns the cells that the brush covers along the line between two cells.
Area stroke(const Brush& brush, grid::Point from, grid::Point to);

}  // namespace mazeloom::edit
