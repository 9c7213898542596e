// SPDX-License-Identifier: MIT
#include "core/edit/paint_delta.h"

#include <algorithm>
#include <array>
#include <limits>

namespace mazeloom::edit {

namespace {

/// A run of the delta stays within a row.
static_assert(level::kMaxSide <= std::numeric_limits<decltype(PaintRun::count)>::max());

/// The changes in `area` and `within`, as few runs as there are; `after(cell, from)` is what
/// becomes of a cell.
template <typename After>
PaintDelta changesIn(const level::PaintGrid& grid, const Area& area, const grid::Rect& within,
                     const After& after) {
    PaintDelta delta;
    // Most runs change all alike. Making room for millions of them bit by bit would cost more than
    // filling it.
    delta.reserve(area.runs().size());
    for (const Run& run : area.runs()) {
        if (run.y < within.y || run.y > within.bottom()) continue;
        const grid::Index start = grid.index({0, run.y});
        const level::Paint* const row = grid.storage().data() + start;
        const int end = std::min(run.end(), within.right() + 1);
        for (int x = std::max(run.x, within.x); x < end;) {
            const level::Paint from = row[x];
            const level::Paint to = after(grid::Point{x, run.y}, from);
            int next = x + 1;
            while (next < end && row[next] == from && after(grid::Point{next, run.y}, from) == to)
                ++next;
            if (from != to) {
                delta.push_back({start + static_cast<grid::Index>(x),
                                 static_cast<std::uint16_t>(next - x), from, to});
            }
            x = next;
        }
    }
    return delta;
}

void write(level::PaintGrid& grid, const PaintRun& run, level::Paint value) {
    level::Paint* const cells = grid.storage().data() + run.first;
    // Of millions of runs nearly all are a cell: there, asking for a fill is what takes long.
    cells[0] = value;
    if (run.count > 1) std::fill(cells + 1, cells + run.count, value);
}

}  // namespace

PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, Ink ink) {
    std::array<level::Paint, 256> after{};
    for (std::size_t paint = 0; paint < after.size(); ++paint)
        after[paint] = ink.on(static_cast<level::Paint>(paint));
    return changesIn(grid, area, grid.bounds(),
                     [&after](grid::Point, level::Paint from) { return after[from]; });
}

PaintDelta deltaOf(const level::PaintGrid& grid, const level::PaintGrid& cells, grid::Point at,
                   const Area& mask) {
    const int x = std::max(at.x, 0);
    const int y = std::max(at.y, 0);
    const grid::Rect within{x, y, std::min(at.x + cells.width(), grid.width()) - x,
                            std::min(at.y + cells.height(), grid.height()) - y};
    return changesIn(grid, mask, within,
                     [&](grid::Point cell, level::Paint) { return cells.at(cell - at); });
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
    if (delta.empty()) return {};
    grid::Point first{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    grid::Point last{-1, -1};
    // Runs mostly come row by row: the row is looked for only where it is another.
    const auto width = static_cast<grid::Index>(grid.width());
    grid::Index row = delta.front().first / width * width;
    const auto takeRow = [&] {
        const int y = static_cast<int>(row / width);
        first.y = std::min(first.y, y);
        last.y = std::max(last.y, y);
    };
    takeRow();
    for (const PaintRun& run : delta) {
        if (run.first < row || run.first - row >= width) {
            row = run.first / width * width;
            takeRow();
        }
        const int x = static_cast<int>(run.first - row);
        first.x = std::min(first.x, x);
        last.x = std::max(last.x, x + run.count - 1);
    }
    return {first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
}

}  // namespace mazeloom::edit
