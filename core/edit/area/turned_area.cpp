// SPDX-License-Identifier: MIT
#include "core/edit/area/turned_area.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Symmetry;

/// Returns the cells of an area by column, then by row. The area lies in the `columns` columns from
/// `left` on. Its cells are sorted by row, so appending each cell to its column suffices (a
/// counting sort).
std::vector<Point> byColumn(const Area& area, int left, int columns) {
    std::vector<std::size_t> begin(static_cast<std::size_t>(columns) + 1);
    const auto forEachCell = [&](const auto& visit) {
        for (const Run& run : area.runs()) {
            for (int x = run.x; x < run.end(); ++x)
                visit(Point{x, run.y}, static_cast<std::size_t>(x - left));
        }
    };
    forEachCell([&](Point, std::size_t column) { ++begin[column + 1]; });
    for (std::size_t column = 1; column < begin.size(); ++column)
        begin[column] += begin[column - 1];
    std::vector<Point> cells(begin.back());
    forEachCell([&](Point cell, std::size_t column) { cells[begin[column]++] = cell; });
    return cells;
}

/// Swaps rows and columns. The vertical runs of an area begin at cells with no cell above them and
/// end at cells with none below. If begins and ends are both listed by column, the n-th begin
/// belongs to the n-th end.
Area transposed(const Area& area) {
    const grid::Rect bounds = area.bounds();
    const auto first = byColumn(area - area.moved({0, 1}), bounds.x, bounds.width);
    const auto last = byColumn(area - area.moved({0, -1}), bounds.x, bounds.width);
    std::vector<Run> runs;
    runs.reserve(first.size());
    for (std::size_t i = 0; i < first.size(); ++i)
        runs.push_back({first[i].x, first[i].y, last[i].y - first[i].y + 1});
    return Area::ofOrdered(std::move(runs));
}

/// Mirrors left–right, top–bottom, or both, about cell (0, 0).
Area flipped(const Area& area, bool sideways, bool upsideDown) {
    std::vector<Run> runs(area.runs().begin(), area.runs().end());
    for (Run& run : runs) {
        if (sideways) run.x = 1 - run.end();
        if (upsideDown) run.y = -run.y;
    }
    // Restore the order: the rows, the runs of each row, or both are reversed now.
    if (upsideDown) std::ranges::reverse(runs);
    if (sideways != upsideDown) {
        for (auto row = runs.begin(); row != runs.end();) {
            const auto end =
                std::find_if(row, runs.end(), [y = row->y](const Run& run) { return run.y != y; });
            std::reverse(row, end);
            row = end;
        }
    }
    return Area::ofOrdered(std::move(runs));
}

}  // namespace

Area transformed(const Area& area, Symmetry symmetry) {
    // The images of the unit steps identify the symmetry: they tell whether the axes are swapped,
    // and which axes are mirrored.
    const Point right = level::transformed(Point{1, 0}, symmetry);
    const Point down = level::transformed(Point{0, 1}, symmetry);
    const bool swapped = right.x == 0;
    const bool sideways = right.x + down.x < 0;
    const bool upsideDown = right.y + down.y < 0;
    if (!swapped) return flipped(area, sideways, upsideDown);
    return flipped(transposed(area), sideways, upsideDown);
}

}  // namespace mazeloom::edit
