// SPDX-License-Identifier: MIT
// Adds changes of runs of cells to a delta. Private to core/edit.
#pragma once

#include <array>

#include "core/edit/area/area.h"
#include "core/edit/paint/ink.h"
#include "core/edit/paint/paint_delta.h"

namespace mazeloom::edit {

/// Adds the changes in a run to a delta, in as few runs as possible. `after(cell, from)` returns
/// the new value of a cell. The run lies within the grid.
template <typename After>
void addChanges(const level::PaintGrid& grid, const Run& run, const After& after,
                PaintDelta& delta) {
    const grid::Index start = grid.index({0, run.y});
    const level::Paint* const row = grid.storage().data() + start;
    for (int x = run.x; x < run.end();) {
        const level::Paint from = row[x];
        const level::Paint to = after(grid::Point{x, run.y}, from);
        int next = x + 1;
        while (next < run.end() && row[next] == from && after(grid::Point{next, run.y}, from) == to)
            ++next;
        if (from != to) {
            delta.push_back({start + static_cast<grid::Index>(x),
                             static_cast<std::uint16_t>(next - x), from, to});
        }
        x = next;
    }
}

/// An ink as a functor for addChanges().
class Inking {
  public:
    explicit Inking(Ink ink) {
        for (std::size_t paint = 0; paint < after_.size(); ++paint)
            after_[paint] = ink.on(static_cast<level::Paint>(paint));
    }
    level::Paint operator()(grid::Point, level::Paint from) const { return after_[from]; }

  private:
    std::array<level::Paint, level::kPaintCount> after_{};
};

}  // namespace mazeloom::edit
