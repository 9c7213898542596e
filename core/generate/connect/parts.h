// SPDX-License-Identifier: MIT
// The connected parts of a map's open cells: runs of open cells in a row, joined to touching runs
// of the row above by union–find. The void frame ends the runs of every row, so that the rows can
// be read as one long line.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/generate/shared/watch.h"
#include "core/grid/disjoint_sets.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

class Parts {
  public:
    /// A run of open cells of a row, from `first` to `last`, both included.
    struct Run {
        grid::Index first = 0;
        grid::Index last = 0;
    };

    /// Each cell and each run is a unit of the watch's work.
    explicit Parts(const level::CellGrid& cells, PacedWatch watch = {});

    /// Returns the number of parts.
    std::uint32_t count() const { return count_; }
    const std::vector<Run>& runs() const { return runs_; }

    /// Returns the part of a run: a number below labels() that all runs of the part share.
    std::uint32_t partOf(std::uint32_t run) { return sets_.find(labels_[run]); }
    std::uint32_t labels() const { return sets_.count(); }

    /// Adds a run that was opened later, as a part of its own; returns its number.
    std::uint32_t add(Run run);
    /// Joins the parts of two runs.
    void join(std::uint32_t run, std::uint32_t other) { unite(labels_[run], labels_[other]); }

  private:
    void findRuns(std::span<const level::Cell> cells, PacedWatch& watch);
    void joinRuns(grid::Index stride, PacedWatch& watch);
    void unite(std::uint32_t label, std::uint32_t other) {
        if (sets_.unite(label, other)) --count_;
    }
    std::uint32_t newPart() {
        ++count_;
        return sets_.add();
    }

    std::vector<Run> runs_;
    std::vector<std::uint32_t> labels_;  ///< for each run, a member of sets_
    grid::DisjointSets sets_;
    std::uint32_t count_ = 0;
};

}  // namespace mazeloom::generate
