// SPDX-License-Identifier: MIT
// Finds the longest of all shortest ways without examining all of them (Crescenzi, Grossi, Habib,
// Lanzi, Marino, "On computing the diameter of real-world undirected graphs", 2013):
//   1. From any cell go to the farthest cell, and from there again to the farthest cell: this way
//      is already long. The cell half-way along it is the middle.
//   2. Take the cells in descending order of their distance from the middle, and find for each cell
//      the distance to the cell farthest from it.
//   3. Two cells that are both at most d away from the middle are at most 2d apart. So once a way
//      is at least twice as long as the distance of the next cell, no other way is longer.
#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

namespace {

using grid::Index;

class LongestWay {
  public:
    explicit LongestWay(const Subject& subject)
        : subject_(subject),
          cells_(subject.map.cells),
          steps_(cells_.steps()),
          distance_(cells_.size(), kNone),
          known_(cells_.size(), 0) {}

    std::int64_t find() {
        forEachOpen(cells_, [this](Index first) {
            if (known_[first] == 0 && !subject_.isStopped()) takePart(first);
        });
        return longest_;
    }

  private:
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    /// Fills order_ with all cells that can be reached from a cell, sorted by their distance from
    /// it.
    void spread(Index from) {
        for (const Index i : order_)
            distance_[i] = kNone;
        order_.clear();
        order_.push_back(from);
        distance_[from] = 0;
        for (std::size_t next = 0; next < order_.size(); ++next) {
            const Index here = order_[next];
            for (const std::ptrdiff_t step : steps_) {
                const Index there = beside(here, step);
                if (!cells_[there].isWalkable() || distance_[there] != kNone) continue;
                distance_[there] = distance_[here] + 1;
                order_.push_back(there);
            }
        }
    }
    std::int64_t farthest() const { return distance_[order_.back()]; }

    void takePart(Index first) {
        spread(first);
        for (const Index i : order_)
            known_[i] = 1;
        // No shortest way visits a cell twice, so no way in a part with so few cells is longer.
        if (static_cast<std::int64_t>(order_.size()) - 1 <= longest_) return;
        spread(order_.back());
        longest_ = std::max(longest_, farthest());
        spread(middle());
        const std::vector<Index> byDistance = order_;
        std::vector<std::int64_t> apart;
        apart.reserve(byDistance.size());
        for (const Index i : byDistance)
            apart.push_back(distance_[i]);
        for (std::size_t k = byDistance.size(); k-- > 0;) {
            if (longest_ >= 2 * apart[k] || subject_.isStopped()) return;
            spread(byDistance[k]);
            longest_ = std::max(longest_, farthest());
        }
    }

    /// Returns the cell half-way between the start of the last spread() and its farthest cell.
    Index middle() const {
        Index here = order_.back();
        const std::uint32_t half = distance_[here] / 2;
        while (distance_[here] > half) {
            const auto back = std::ranges::find_if(steps_, [&](std::ptrdiff_t step) {
                return distance_[beside(here, step)] == distance_[here] - 1;
            });
            here = beside(here, *back);
        }
        return here;
    }

    const Subject& subject_;
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    grid::Grid<std::uint32_t, level::CellGrid::kFrame> distance_;
    grid::Grid<std::uint8_t, level::CellGrid::kFrame> known_;
    std::vector<Index> order_;
    std::int64_t longest_ = 0;
};

}  // namespace

extern const Measure longestWayMeasure;
const Measure longestWayMeasure{
    .id = "longest-way",
    .title = "Longest way",
    .unit = "steps",
    .sentence =
        "The steps of the longest of all shortest ways: between the two open cells that "
        "are farthest apart on foot.",
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t { return LongestWay(subject).find(); },
};

}  // namespace mazeloom::analyse
