// SPDX-License-Identifier: MIT
#include "core/grid/line.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace mazeloom::grid {

namespace {

/// Appends all cells of a line except the first.
void appendLine(std::vector<Point>& cells, Point a, Point b) {
    const Point step{b.x < a.x ? -1 : 1, b.y < a.y ? -1 : 1};
    const Point length{std::abs(b.x - a.x), std::abs(b.y - a.y)};
    const bool wide = length.x >= length.y;
    const std::int64_t along = wide ? length.x : length.y;
    const std::int64_t across = wide ? length.y : length.x;
    // How far the ideal line has moved beyond the last cell's row (or column), in units of 1 / (2 ×
    // along) cells. It starts at half a cell, so that a whole cell means the next row. If the
    // coordinate across the line grows, the value starts one unit lower, so that a tie keeps the
    // smaller coordinate.
    std::int64_t beyond = along - ((wide ? step.y : step.x) > 0 ? 1 : 0);
    Point cell = a;
    for (std::int64_t i = 0; i < along; ++i) {
        (wide ? cell.x : cell.y) += wide ? step.x : step.y;
        beyond += 2 * across;
        if (beyond >= 2 * along) {
            beyond -= 2 * along;
            (wide ? cell.y : cell.x) += wide ? step.y : step.x;
        }
        cells.push_back(cell);
    }
}

}  // namespace

std::vector<Point> line(Point a, Point b) {
    std::vector<Point> cells{a};
    appendLine(cells, a, b);
    return cells;
}

std::vector<Point> polyline(std::span<const Point> points, bool loop) {
    std::vector<Point> cells;
    if (points.empty()) return cells;
    cells.push_back(points.front());
    for (std::size_t i = 1; i < points.size(); ++i)
        appendLine(cells, points[i - 1], points[i]);
    if (!loop) return cells;
    appendLine(cells, points.back(), points.front());
    if (cells.size() > 1) cells.pop_back();
    return cells;
}

}  // namespace mazeloom::grid
