// SPDX-License-Identifier: MIT
#include "core/edit/paint/paint_delta.h"

#include <algorithm>
#include <limits>

#include "core/edit/paint/ink_choice.h"
#include "core/edit/paint/inking.h"

namespace mazeloom::edit {

namespace {

/// A run of the delta lies within a row, so its count is at most a level's side.
static_assert(level::kMaxSide <= std::numeric_limits<decltype(PaintRun::count)>::max());

/// Returns the changes in the intersection of `area` and `within`; `within` lies in the grid.
template <typename After>
PaintDelta changesIn(const level::PaintGrid& grid, const Area& area, const grid::Rect& within,
                     const After& after) {
    PaintDelta delta;
    // Most runs of the area become a single run of the delta, so this is a good estimate. Growing
    // the list to millions of runs step by step would cost more than filling it.
    delta.reserve(area.runs().size());
    for (const Run& run : area.runs()) {
        if (run.y < within.y || run.y > within.bottom()) continue;
        const int x = std::max(run.x, within.x);
        addChanges(grid, {run.y, x, std::min(run.end(), within.right() + 1) - x}, after, delta);
    }
    return delta;
}

void write(level::PaintGrid& grid, const PaintRun& run, level::Paint value) {
    level::Paint* const cells = grid.storage().data() + run.first;
    // In a delta of millions of runs, nearly all runs are a single cell. For them, calling
    // std::fill would take longer than writing the cell.
    cells[0] = value;
    if (run.count > 1) std::fill(cells + 1, cells + run.count, value);
}

}  // namespace

PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, Ink ink) {
    return changesIn(grid, area, grid.bounds(), Inking(ink));
}

PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, const InkChoice& inks) {
    if (inks.isOne()) return deltaOf(grid, area, inks.inks().front());
    return changesIn(grid, area, grid.bounds(),
                     [&](grid::Point cell, level::Paint from) { return inks.at(cell).on(from); });
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
    // Most runs come row by row, so the row is computed only when it changes.
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
