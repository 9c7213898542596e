// SPDX-License-Identifier: MIT
#include "core/edit/area/raster.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

namespace mazeloom::edit {

namespace {

using grid::Point;
using grid::Rect;

Rect stampRect(const Brush& brush, Point at) {
    const int before = (brush.size - 1) / 2;
    return {at.x - before, at.y - before, brush.size, brush.size};
}

/// Returns the cells of an area whose four neighbours are all in the area.
Area inner(const Area& area) {
    return area & area.moved({1, 0}) & area.moved({-1, 0}) & area.moved({0, 1}) &
           area.moved({0, -1});
}

/// Whether a cell lies in the ellipse if the ellipse is rounded along the cell's row. Lengths are
/// in half cells from the centre: (`u`, `v`) to the cell's centre, (`a`, `b`) to the centres of the
/// outermost cells.
bool isInRow(std::int64_t u, std::int64_t v, std::int64_t a, std::int64_t b) {
    // The ideal ellipse ends at a √(1 − v²/b²) from the centre. Rounding adds half a cell to this.
    const std::int64_t over = u - 1;
    return over <= 0 || over * over * b * b <= a * a * (b * b - v * v);
}

/// A stretch of a row, both ends included; empty if `first` > `last`.
struct Extent {
    int first = std::numeric_limits<int>::max();
    int last = std::numeric_limits<int>::min();

    void add(int from, int to) {
        first = std::min(first, from);
        last = std::max(last, to);
    }
};

/// The crossing of an edge of a closed line with the centre line of a row. Stores the sum of the
/// columns to the left and right of the crossing; the two are equal if the edge passes through a
/// cell's centre.
struct Crossing {
    int y = 0;
    int columns = 0;

    int right() const { return (columns + 1) >> 1; }
    int left() const { return columns >> 1; }
    friend auto operator<=>(const Crossing&, const Crossing&) = default;
};

/// Adds the crossings of an edge with all its rows except the lowest. Thus a corner between two
/// edges counts once if the line continues up or down there. It counts twice or never if the line
/// turns back.
void addCrossings(Point a, Point b, std::vector<Crossing>& crossings) {
    if (a.y > b.y) std::swap(a, b);
    const std::int64_t height = b.y - a.y;
    for (int y = a.y; y < b.y; ++y) {
        const std::int64_t product = std::int64_t{y - a.y} * (b.x - a.x);
        std::int64_t whole = product / height;
        if (whole * height > product) --whole;
        const bool between = whole * height != product;
        const auto left = static_cast<int>(a.x + whole);
        crossings.push_back({y, 2 * left + (between ? 1 : 0)});
    }
}

}  // namespace

Area areaOf(std::span<const Point> cells) {
    std::vector<Run> runs;
    runs.reserve(cells.size());
    for (Point cell : cells)
        runs.push_back({cell.y, cell.x, 1});
    return Area(std::move(runs));
}

Area rectangleOutline(const Rect& rect, int thickness) {
    return Area(rect) - Area(rect.grown(-thickness));
}

Area ellipse(const Rect& rect) {
    if (rect.isEmpty() || std::max(rect.width, rect.height) > kMaxShapeSide) return {};
    const int a = rect.width - 1;
    const int b = rect.height - 1;
    std::vector<Run> runs;
    runs.reserve(static_cast<std::size_t>(rect.height));
    // Goes outwards from the middle row, or from the two middle rows; on the way, the ellipse only
    // gets narrower.
    int u = a;
    for (int v = b % 2; v <= b; v += 2) {
        while (!isInRow(u, v, a, b) && !isInRow(v, u, b, a))
            u -= 2;
        const int x = rect.x + (a - u) / 2;
        runs.push_back({rect.y + (b + v) / 2, x, u + 1});
        if (v > 0) runs.push_back({rect.y + (b - v) / 2, x, u + 1});
    }
    return Area(std::move(runs));
}

Area ellipseOutline(const Rect& rect, int thickness) {
    return ellipse(rect) - inner(ellipse(rect.grown(1 - thickness)));
}

Area polygon(std::span<const Point> corners) {
    const std::vector<Point> boundary = polyline(corners, true);
    std::vector<Crossing> crossings;
    for (std::size_t i = 0; i < corners.size(); ++i)
        addCrossings(corners[i], corners[(i + 1) % corners.size()], crossings);
    std::ranges::sort(crossings);

    std::vector<Run> runs;
    runs.reserve(boundary.size() + crossings.size() / 2);
    for (Point cell : boundary)
        runs.push_back({cell.y, cell.x, 1});
    // A closed line crosses each row an even number of times: in, out, in, out …
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
        const int x = crossings[i].right();
        runs.push_back({crossings[i].y, x, crossings[i + 1].left() + 1 - x});
    }
    return Area(std::move(runs));
}

Area stamp(const Brush& brush, Point at) {
    const Rect rect = stampRect(brush, at);
    return brush.tip == Brush::Tip::Square ? Area(rect) : ellipse(rect);
}

Area stroke(const Brush& brush, Point from, Point to) {
    // The extent of the line in each of its rows.
    if (from.y > to.y) std::swap(from, to);
    std::vector<Extent> path(static_cast<std::size_t>(to.y - from.y) + 1);
    for (Point cell : line(from, to))
        path[static_cast<std::size_t>(cell.y - from.y)].add(cell.x, cell.x);

    // A row of the tip, moved along a row of the path, covers one stretch. All stretches that fall
    // on the same row are connected: each contains the path's own columns, and the path skips no
    // column.
    const Area tip = stamp(brush, {0, 0});
    const int top = tip.bounds().y;
    std::vector<Extent> rows(path.size() + static_cast<std::size_t>(tip.bounds().height));
    for (std::size_t y = 0; y < path.size(); ++y) {
        for (const Run& run : tip.runs()) {
            rows[y + static_cast<std::size_t>(run.y - top)].add(path[y].first + run.x,
                                                                path[y].last + run.end() - 1);
        }
    }

    std::vector<Run> runs;
    runs.reserve(rows.size());
    int y = from.y + top;
    for (const Extent& row : rows) {
        if (row.first <= row.last) runs.push_back({y, row.first, row.last - row.first + 1});
        ++y;
    }
    return Area::ofOrdered(std::move(runs));
}

}  // namespace mazeloom::edit
