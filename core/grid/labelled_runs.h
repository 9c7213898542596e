// SPDX-License-Identifier: MIT
// Which cells of a kind hang together. A grid is read as runs of such cells, row by row; runs of
// neighbouring rows that touch are joined. Costs follow the runs, of which an open level has few,
// rather than the cells.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/grid/disjoint_sets.h"
#include "core/grid/point.h"

namespace mazeloom::grid {

enum class Touching { AtEdges, AtEdgesOrCorners };

class LabelledRuns {
  public:
    /// Grids have at most 8192 cells a side.
    struct Run {
        std::int16_t first = 0;
        std::int16_t last = 0;  ///< included
    };

    /// Reads the cells of `area` that `holds` says are of the kind.
    template <typename Holds>
    LabelledRuns(const Rect& area, Touching touching, const Holds& holds) : area_(area) {
        rows_.reserve(static_cast<std::size_t>(area.height) + 1);
        std::vector<std::int16_t> edges(static_cast<std::size_t>(area.width) + 2);
        for (int y = area.y; y <= area.bottom(); ++y) {
            rows_.push_back(runs_.size());
            const std::size_t count = findEdges(y, holds, edges);
            for (std::size_t i = 0; i + 1 < count; i += 2)
                runs_.push_back({edges[i], static_cast<std::int16_t>(edges[i + 1] - 1)});
        }
        rows_.push_back(runs_.size());
        sets_ = DisjointSets(static_cast<std::uint32_t>(runs_.size()));
        for (int y = area.y + 1; y <= area.bottom(); ++y)
            joinToRowAbove(y, touching);
    }

    std::size_t runCount() const { return runs_.size(); }

    /// The number of the set that a cell of the kind belongs to: equal for cells that hang
    /// together, and less than runCount().
    std::uint32_t label(Point cell) {
        const auto row = static_cast<std::size_t>(cell.y - area_.y);
        const auto begin = runs_.begin() + static_cast<std::ptrdiff_t>(rows_[row]);
        const auto end = runs_.begin() + static_cast<std::ptrdiff_t>(rows_[row + 1]);
        const auto after = std::upper_bound(begin, end, cell.x,
                                            [](int x, const Run& run) { return x < run.first; });
        return sets_.find(static_cast<std::uint32_t>(after - runs_.begin() - 1));
    }

    /// The same for a cell that is at most a few runs away from the one asked for before in its
    /// row. `cursor` remembers that one and begins with cursorAt(row).
    std::uint32_t labelNear(Point cell, std::size_t& cursor) {
        while (runs_[cursor].first > cell.x)
            --cursor;
        while (runs_[cursor].last < cell.x)
            ++cursor;
        return sets_.find(static_cast<std::uint32_t>(cursor));
    }
    std::size_t cursorAt(int y) const { return rows_[static_cast<std::size_t>(y - area_.y)]; }

    /// Calls visit(row, run, label) for every run, row by row.
    template <typename Visit>
    void forEach(const Visit& visit) {
        for (std::size_t row = 0; row + 1 < rows_.size(); ++row) {
            for (std::size_t run = rows_[row]; run < rows_[row + 1]; ++run) {
                visit(area_.y + static_cast<int>(row), runs_[run],
                      sets_.find(static_cast<std::uint32_t>(run)));
            }
        }
    }

  private:
    /// Where cells of the kind begin and end in a row; returns how many such places there are.
    /// Branch-free: where walls are scattered, the branch would be unpredictable.
    template <typename Holds>
    std::size_t findEdges(int y, const Holds& holds, std::vector<std::int16_t>& edges) const {
        std::size_t count = 0;
        bool before = false;
        for (int x = area_.x; x <= area_.right(); ++x) {
            const bool here = holds(Point{x, y});
            edges[count] = static_cast<std::int16_t>(x);
            count += here != before;
            before = here;
        }
        edges[count] = static_cast<std::int16_t>(area_.right() + 1);
        return count + before;
    }

    void joinToRowAbove(int y, Touching touching) {
        const int margin = touching == Touching::AtEdges ? 0 : 1;
        const auto row = static_cast<std::size_t>(y - area_.y);
        std::size_t above = rows_[row - 1];
        for (std::size_t run = rows_[row]; run < rows_[row + 1]; ++run) {
            while (above < rows_[row] && runs_[above].last + margin < runs_[run].first)
                ++above;
            for (std::size_t other = above;
                 other < rows_[row] && runs_[other].first <= runs_[run].last + margin; ++other) {
                sets_.unite(static_cast<std::uint32_t>(run), static_cast<std::uint32_t>(other));
            }
        }
    }

    Rect area_;
    std::vector<Run> runs_;
    std::vector<std::size_t> rows_;  ///< the first run of each row, and the end of the last
    DisjointSets sets_;
};

}  // namespace mazeloom::grid
