// SPDX-License-Identifier: MIT
// A set of cells: the cells that a brush covers, that are selected, or that a bucket fills.
//
// An area is stored as horizontal runs, so its memory grows with its outline, not with its cell
// count.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/point.h"

namespace mazeloom::edit {

/// The cells (x, y) … (x + count − 1, y).
struct Run {
    int y = 0;
    int x = 0;
    int count = 0;

    constexpr int end() const { return x + count; }
    friend constexpr auto operator<=>(const Run&, const Run&) = default;
};

class Area {
  public:
    Area() = default;
    explicit Area(grid::Point cell) : runs_{{cell.y, cell.x, 1}} {}
    explicit Area(const grid::Rect& rect);
    /// Makes an area of runs in any order, overlapping or not; empty runs are ignored.
    explicit Area(std::vector<Run> runs);
    /// Returns the area of runs that are already in the order that runs() promises. Skips sorting
    /// and merging, which saves time with millions of runs.
    static Area ofOrdered(std::vector<Run> runs);

    bool isEmpty() const { return runs_.empty(); }
    std::int64_t cellCount() const;
    /// Returns the smallest rectangle around all cells; empty if there are no cells.
    grid::Rect bounds() const;
    bool contains(grid::Point cell) const;
    /// Returns the runs sorted by row, then by column. Two runs of one row never touch.
    std::span<const Run> runs() const { return runs_; }
    std::span<const Run> row(int y) const;

    Area moved(grid::Point by) const;
    Area clipped(const grid::Rect& rect) const;
    /// Returns the cells of `within` that are not in this area.
    Area invertedIn(const grid::Rect& within) const;

    friend Area operator|(const Area& a, const Area& b);
    friend Area operator&(const Area& a, const Area& b);
    friend Area operator-(const Area& a, const Area& b);
    friend bool operator==(const Area&, const Area&) = default;

  private:
    std::vector<Run> runs_;
};

}  // namespace mazeloom::edit
