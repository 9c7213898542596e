// SPDX-License-Identifier: MIT
// Shapes as sets of cells: what the drawing tools cover. Integers only, and the same to the left as
// to the right, above as below.
#pragma once

#include <span>

#include "core/edit/area/area.h"
#include "core/grid/line.h"
#include "core/grid/point.h"

namespace mazeloom::edit {

using grid::line;
using grid::polyline;

/// No side of an ellipse is longer: its computation stays within 64 bits.
inline constexpr int kMaxShapeSide = 32'767;
/// The largest brush that the window offers, in cells a side.
inline constexpr int kMaxBrush = 32;

/// The cells of a line, or of any list of cells.
Area areaOf(std::span<const grid::Point> cells);

/// The cells of `rect` that are fewer than `thickness` steps from its edge; thickness ≥ 1. All of
/// it when that is thick enough.
Area rectangleOutline(const grid::Rect& rect, int thickness);

/// The ellipse that touches all four sides of `rect`. It runs through the middles of the outermost
/// cells and is rounded, along each row and along each column, to the nearest cells. Empty when a
/// side is longer than kMaxShapeSide.
Area ellipse(const grid::Rect& rect);

/// The outline of `ellipse(rect)`: from its own edge to that of the ellipse `thickness` − 1 cells
/// further in; thickness ≥ 1. It has no gap that a path in four directions could pass.
Area ellipseOutline(const grid::Rect& rect, int thickness);

/// All within a closed line drawn freely: the cells of the line through `corners`, closed, and
/// those whose middle it goes around an odd number of times.
Area polygon(std::span<const grid::Point> corners);

struct Brush {
    enum class Tip { Round, Square };

    int size = 1;  ///< cells a side, ≥ 1
    Tip tip = Tip::Round;

    friend constexpr bool operator==(const Brush&, const Brush&) = default;
};

/// What one touch covers. `at` is the middle cell; of an even size the upper left of the middle
/// four.
Area stamp(const Brush& brush, grid::Point at);

/// What the brush covers on its way along the line between two cells.
Area stroke(const Brush& brush, grid::Point from, grid::Point to);

}  // namespace mazeloom::edit
