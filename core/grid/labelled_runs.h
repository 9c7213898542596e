// SPDX-License-Identifier: MIT
// Finds the connected components of all cells of one kind. The cells are read as runs, row by row;
// touching runs of neighbouring rows are joined. The cost depends on the number of runs, which is
// small in an open level, rather than on the number of cells.
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
    /// A maximal sequence of cells of the kind within a row, given by its columns. 16 bits suffice:
    /// grids have at most 8192 cells a side.
    struct Run {
        std::int16_t first = 0;
        std::int16_t last = 0;  ///< included
    };

    /// Reads the cells of `area` for which `holds` is true: the cells of the kind.
    template <typename Holds>
    LabelledRuns(const Rect& area, Touching touching, const Holds& holds)
        : LabelledRuns(area, touching, holds, [] {}) {}

    /// The same; calls atRow() for each row, twice. It may throw, to end long work.
    template <typename Holds, typename AtRow>
    LabelledRuns(const Rect& area, Touching touching, const Holds& holds, const AtRow& atRow)
        : area_(area) {
        rows_.reserve(static_cast<std::size_t>(area.height) + 1);
        std::vector<std::int16_t> edges(static_cast<std::size_t>(area.width) + 2);
        for (int y = area.y; y <= area.bottom(); ++y) {
            atRow();
            rows_.push_back(runs_.size());
            const std::size_t count = findEdges(y, holds, edges);
            for (std::size_t i = 0; i + 1 < count; i += 2)
                runs_.push_back({edges[i], static_cast<std::int16_t>(edges[i + 1] - 1)});
        }
        rows_.push_back(runs_.size());
        sets_ = DisjointSets(static_cast<std::uint32_t>(runs_.size()));
        for (int y = area.y + 1; y <= area.bottom(); ++y) {
            atRow();
            joinToRowAbove(y, touching);
        }
    }

    std::size_t runCount() const { return runs_.size(); }

    /// Returns the number of the component that a cell of the kind belongs to; below runCount().
    std::uint32_t label(Point cell) {
        const auto row = static_cast<std::size_t>(cell.y - area_.y);
        const auto begin = runs_.begin() + static_cast<std::ptrdiff_t>(rows_[row]);
        const auto end = runs_.begin() + static_cast<std::ptrdiff_t>(rows_[row + 1]);
        const auto after = std::upper_bound(begin, end, cell.x,
                                            [](int x, const Run& run) { return x < run.first; });
        return sets_.find(static_cast<std::uint32_t>(after - runs_.begin() - 1));
    }

    /// Like label(), but fast for a cell that is at most a few runs away from the previous one in
    /// the same row. `cursor` holds the run of the previous cell and is moved to the run of `cell`;
    /// it starts at cursorAt(row).
    std::uint32_t labelNear(Point cell, std::size_t& cursor) {
        while (runs_[cursor].first > cell.x)
            --cursor;
        while (runs_[cursor].last < cell.x)
            ++cursor;
        return sets_.find(static_cast<std::uint32_t>(cursor));
    }
    std::size_t cursorAt(int y) const { return rows_[static_cast<std::size_t>(y - area_.y)]; }

    /// Makes one component of two, given by numbers that label() returned; returns false if they
    /// were one already. Either number may stop being the component's number: find() returns it.
    bool join(std::uint32_t a, std::uint32_t b) { return sets_.unite(a, b); }
    std::uint32_t find(std::uint32_t label) { return sets_.find(label); }

    /// Calls visit(row, run, label) for every run, row by row.
    template <typename Visit>
    void forEach(const Visit& visit) {
        forEach([](int) {}, visit);
    }
    /// The same; calls atRow(row) before the runs of each row.
    template <typename AtRow, typename Visit>
    void forEach(const AtRow& atRow, const Visit& visit) {
        for (std::size_t row = 0; row + 1 < rows_.size(); ++row) {
            atRow(area_.y + static_cast<int>(row));
            for (std::size_t run = rows_[row]; run < rows_[row + 1]; ++run) {
                visit(area_.y + static_cast<int>(row), runs_[run],
                      sets_.find(static_cast<std::uint32_t>(run)));
            }
        }
    }

  private:
    /// Writes the columns where the runs of a row begin and end to `edges`; returns the number of
    /// these columns. Branch-free, because a branch would be unpredictable where walls are
    /// scattered.
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
    std::vector<std::size_t> rows_;  ///< the index of each row's first run; then the number of runs
    DisjointSets sets_;
};

}  // namespace mazeloom::grid
