// SPDX-License-Identifier: MIT
// The cells of straight lines and polylines, for line tools and paths of bugs (RULES.md T-6).
#pragma once

#include <span>
#include <vector>

#include "core/grid/point.h"

namespace mazeloom::grid {

/// Returns Bresenham's line from `a` to `b`, both included, in all octants. A line that is wider
/// than high has one cell in each column, any other line one cell in each row: the cell nearest to
/// the ideal line. A tie goes to the smaller x or y, so that the line from `b` to `a` has the same
/// cells in reverse. Each cell touches the next at an edge or a corner.
std::vector<Point> line(Point a, Point b);

/// Returns the cells of the lines from each point to the next; each corner occurs once. With
/// `loop`, a line from the last point back to the first follows, without its last cell, which is
/// the first cell of the result. Consecutive equal points count as one. The result is empty only if
/// there is no point.
std::vector<Point> polyline(std::span<const Point> points, bool loop);

}  // namespace mazeloom::grid
