// SPDX-License-Identifier: MIT
// The cells of straight lines and of lines with corners: what a line tool paints and where a bug
// goes (RULES.md T-6).
#pragma once

#include <span>
#include <vector>

#include "core/grid/point.h"

namespace mazeloom::grid {

/// Bresenham's line from `a` to `b`, both included, in all octants: one cell for each column when
/// it is wider than high, else one for each row, and that the one nearest to the ideal line. Of two
/// cells equally near it takes the one with the smaller x or y, so that the line from `b` to `a`
/// has the same cells, backwards. Each cell touches the next at an edge or a corner.
std::vector<Point> line(Point a, Point b);

/// The lines from each point to the next, each corner once; with `loop` also that from the last
/// point to the first, without its last cell, which is the first cell of all. Equal neighbours
/// count as one point. Empty only when there is no point.
std::vector<Point> polyline(std::span<const Point> points, bool loop);

}  // namespace mazeloom::grid
