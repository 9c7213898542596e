// SPDX-License-Identifier: MIT
#include "core/edit/paint_delta.h"

#include <algorithm>

namespace mazeloom::edit {

namespace {

/// Adds the changes of one stretch of a row, as few runs as there are.
template <typename After>
void addRow(const level::PaintGrid& grid, int y, int x, int end, const After& after,
            PaintDelta& delta) {
    const auto row = grid.row(y);
    const grid::Index start = grid.index({0, y});
    for (int at = x; at < end;) {
        const level::Paint from = row[static_cast<std::size_t>(at)];
        const level::Paint to = after(at, from);
        int next = at + 1;
        while (next < end && row[static_cast<std::size_t>(next)] == from && after(next, from) == to)
            ++next;
        if (from != to) {
            delta.push_back({start + static_cast<grid::Index>(at),
                             static_cast<std::uint32_t>(next - at), from, to});
        }
        at = next;
    }
}

void write(level::PaintGrid& grid, const PaintRun& run, level::Paint value) {
    const auto cells = grid.storage().subspan(run.first, run.count);
    std::ranges::fill(cells, value);
}

}  // namespace

PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, Ink ink) {
    PaintDelta delta;
    const Area inside = area.clipped(grid.bounds());
    for (const Run& run : inside.runs()) {
        addRow(
            grid, run.y, run.x, run.end(), [ink](int, level::Paint from) { return ink.on(from); },
            delta);
    }
    return delta;
}

PaintDelta deltaOf(const level::PaintGrid& grid, const level::PaintGrid& cells, grid::Point at,
                   const Area& mask) {
    PaintDelta delta;
    const grid::Rect target{at.x, at.y, cells.width(), cells.height()};
    const Area inside = mask.clipped(grid.bounds()).clipped(target);
    for (const Run& run : inside.runs()) {
        const auto source = cells.row(run.y - at.y);
        addRow(
            grid, run.y, run.x, run.end(),
            [&](int x, level::Paint) { return source[static_cast<std::size_t>(x - at.x)]; }, delta);
    }
    return delta;
}

void redo(level::PaintGrid& grid, std::span<const PaintRun> delta) {
    for (const PaintRun& run : delta)
        write(grid, run, run.after);
}

void undo(level::PaintGrid& grid, std::span<const PaintRun> delta) {
    for (auto run = delta.rbegin(); run != delta.rend(); ++run)
        write(grid, *run, run->before);
}

grid::Rect boundsOf(const level::PaintGrid& grid, std::span<const PaintRun> delta) {
    std::vector<Run> runs;
    runs.reserve(delta.size());
    for (const PaintRun& run : delta) {
        const grid::Point start = grid.point(run.first);
        runs.push_back({start.y, start.x, static_cast<int>(run.count)});
    }
    return Area(std::move(runs)).bounds();
}

}  // namespace mazeloom::edit
