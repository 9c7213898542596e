// SPDX-License-Identifier: MIT
// Joins pinned aisles that the hidden maze did not reach: digs new aisles to them, along the
// shortest paths from the aisles connected to the hero. A path may cross pinned cells without a
// trap; these are harmless, but do not become aisles.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"
#include "core/grid/direction.h"
#include "core/grid/grid.h"

namespace mazeloom::generate {

template <typename Mode>
class StrayAisles {
  public:
    using Index = grid::Index;

    explicit StrayAisles(StageRun<Mode>& run)
        : run_(run),
          cells_(run.map.cells),
          steps_(cells_.steps()),
          wayBack_(run.map.size(), kUnknown) {}

    /// Joins all aisles that can be joined to the aisles connected to `home`, which must be an
    /// aisle.
    void joinTo(Index home) {
        enter(home, kHome);
        while (!edge_.empty()) {
            const Index here = edge_.front();
            edge_.pop_front();
            for (std::uint8_t d = 0; d < 4; ++d) {
                const Index next = shifted(here, steps_[d]);
                if (wayBack_[next] != kUnknown || !isWay(cells_[next])) continue;
                const auto back = static_cast<std::uint8_t>((d + 2) & 3);
                if (cells_[next].isAisle()) {
                    digBackFrom(here);
                    enter(next, back);
                } else {
                    wayBack_[next] = back;
                    edge_.push_back(next);
                }
            }
        }
    }

    /// Whether an aisle is now connected to the hero's aisle.
    bool isJoined(Index i) const { return wayBack_[i] != kUnknown; }
    /// Returns the pinned non-aisle cells that paths cross.
    const std::vector<grid::Point>& bridges() const { return bridges_; }

  private:
    static constexpr std::uint8_t kUnknown = 8;
    static constexpr std::uint8_t kHome = 4;

    static bool isWay(level::Cell cell) { return cell.isWalkable() && !cell.isTrap(); }

    /// Enters an aisle and all aisles connected to it; the search continues from each.
    void enter(Index first, std::uint8_t back) {
        wayBack_[first] = back;
        std::vector<Index> piece{first};
        while (!piece.empty()) {
            const Index here = piece.back();
            piece.pop_back();
            edge_.push_front(here);
            for (std::uint8_t d = 0; d < 4; ++d) {
                const Index next = shifted(here, steps_[d]);
                if (!cells_[next].isAisle() || isJoined(next)) continue;
                wayBack_[next] = static_cast<std::uint8_t>((d + 2) & 3);
                piece.push_back(next);
            }
        }
    }

    void digBackFrom(Index cell) {
        while (!cells_[cell].isAisle()) {
            const Index back = shifted(cell, steps_[wayBack_[cell]]);
            if (cells_[cell].isKept()) {
                bridges_.push_back(cells_.point(cell));
            } else {
                run_.write.begin(trace::StepKind::Link, cell);
                run_.write.set(cell, cells_[cell].with(level::Cell::kAisle));
            }
            cell = back;
        }
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    /// The direction from each cell back along the search.
    grid::Grid<std::uint8_t, 2> wayBack_;
    std::deque<Index> edge_;
    std::vector<grid::Point> bridges_;
};

}  // namespace mazeloom::generate
