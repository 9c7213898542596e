// SPDX-License-Identifier: MIT
// Cells whose removal would disconnect others: articulation points, found by the depth-first search
// of John Hopcroft and Robert Tarjan (1973). A cell disconnects a branch below it in the search
// tree exactly if no cell of the branch has a neighbour that the search reached before the cell
// itself.
#include <algorithm>
#include <array>
#include <vector>

#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

namespace {

class ChokePoints {
  public:
    explicit ChokePoints(const level::CellGrid& cells)
        : cells_(cells), steps_(cells.steps()), number_(cells.size(), 0), least_(cells.size(), 0) {
        forEachOpen(cells, [this](grid::Index i) {
            if (number_[i] == 0) search(i);
        });
    }

    std::int64_t count() const { return count_; }

  private:
    struct Visit {
        grid::Index cell;
        std::uint8_t way = 0;  ///< the direction to examine next
        bool isChoke = false;
    };

    void enter(grid::Index cell) {
        number_[cell] = least_[cell] = ++last_;
        path_.push_back({cell});
    }

    void search(grid::Index root) {
        int branches = 0;  // branches of the root
        enter(root);
        while (true) {
            Visit& here = path_.back();
            if (here.way < steps_.size()) {
                const grid::Index there = beside(here.cell, steps_[here.way++]);
                if (!cells_[there].isWalkable()) continue;
                if (number_[there] == 0) {
                    branches += here.cell == root ? 1 : 0;
                    enter(there);
                } else {
                    least_[here.cell] = std::min(least_[here.cell], number_[there]);
                }
                continue;
            }
            const Visit done = here;
            path_.pop_back();
            if (path_.empty()) {
                count_ += branches > 1 ? 1 : 0;
                return;
            }
            count_ += done.isChoke ? 1 : 0;
            Visit& above = path_.back();
            least_[above.cell] = std::min(least_[above.cell], least_[done.cell]);
            above.isChoke = above.isChoke || least_[done.cell] >= number_[above.cell];
        }
    }

    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    /// The rank of each cell in the order of the search; 0: not reached.
    grid::Grid<std::uint32_t, level::CellGrid::kFrame> number_;
    /// The least rank of a neighbour of the cell, or of a neighbour of a cell below it in the
    /// search tree.
    grid::Grid<std::uint32_t, level::CellGrid::kFrame> least_;
    std::vector<Visit> path_;
    std::uint32_t last_ = 0;
    std::int64_t count_ = 0;
};

}  // namespace

extern const Measure chokePointsMeasure;
const Measure chokePointsMeasure{
    .id = "choke-points",
    .title = "Choke points",
    .unit = "cells",
    .sentence = "The open cells that no way leads around: closing one cuts others off.",
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        return ChokePoints(subject.map.cells).count();
    },
};

}  // namespace mazeloom::analyse
