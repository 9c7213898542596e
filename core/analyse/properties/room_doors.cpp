// SPDX-License-Identifier: MIT
// A way out of a room is a pair of open cells at its edge, one inside and one outside. All pairs of
// cells at the edges of all rooms are listed once, indexed by cell, so that a cell that opens or
// closes changes only the counts of the rooms that it touches.
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/analyse/facts/open_graph.h"
#include "core/analyse/over_time/placed_rooms.h"
#include "core/analyse/over_time/property.h"

namespace mazeloom::analyse {

namespace {

class WaysOut {
  public:
    WaysOut(const level::CellGrid& cells, const trace::Trace& trace) : cells_(cells) {
        PlacedRooms rooms(trace);
        while (const auto* room = rooms.next(trace.stepCount()))
            listPairs(room->rect);
        counts_.resize(static_cast<std::size_t>(rooms_));
        for (std::uint32_t pair = 0; pair < pairs_.size(); ++pair) {
            byCell_.emplace_back(pairs_[pair].inside, pair);
            byCell_.emplace_back(pairs_[pair].outside, pair);
            if (isOpen(pairs_[pair])) ++counts_[pairs_[pair].room];
        }
        std::ranges::sort(byCell_);
        starts_.resize(cells.storage().size() + 1, 0);
        for (const auto& [cell, pair] : byCell_)
            ++starts_[cell + 1];
        for (std::size_t i = 1; i < starts_.size(); ++i)
            starts_[i] += starts_[i - 1];
    }

    void changed(grid::Index i, level::Cell before, level::Cell after) {
        if (before.isWalkable() == after.isWalkable()) return;
        for (std::uint32_t k = starts_[i]; k < starts_[i + 1]; ++k) {
            const Pair& pair = pairs_[byCell_[k].second];
            if (!cells_[pair.inside == i ? pair.outside : pair.inside].isWalkable()) continue;
            std::int32_t& count = counts_[pair.room];
            const bool wasShut = count == 0;
            count += after.isWalkable() ? 1 : -1;
            if (pair.room < placed_ && wasShut != (count == 0)) shut_ += wasShut ? -1 : 1;
        }
    }
    /// Counts the next room as placed.
    void addRoom() { shut_ += counts_[placed_++] == 0 ? 1 : 0; }
    bool holds() const { return placed_ > 0 && shut_ == 0; }

  private:
    struct Pair {
        grid::Index inside = 0;
        grid::Index outside = 0;
        std::uint32_t room = 0;
    };

    void listPairs(const grid::Rect& room) {
        for (int x = room.x; x < room.x + room.width; ++x) {
            list({x, room.y}, grid::Direction::Up);
            list({x, room.y + room.height - 1}, grid::Direction::Down);
        }
        for (int y = room.y; y < room.y + room.height; ++y) {
            list({room.x, y}, grid::Direction::Left);
            list({room.x + room.width - 1, y}, grid::Direction::Right);
        }
        ++rooms_;
    }
    void list(grid::Point inside, grid::Direction way) {
        const grid::Point outside = inside + grid::offset(way);
        if (!cells_.contains(inside) || !cells_.contains(outside)) return;
        pairs_.push_back({cells_.index(inside), cells_.index(outside), rooms_});
    }
    bool isOpen(const Pair& pair) const {
        return cells_[pair.inside].isWalkable() && cells_[pair.outside].isWalkable();
    }

    const level::CellGrid& cells_;
    std::uint32_t rooms_ = 0;
    std::vector<Pair> pairs_;
    std::vector<std::pair<grid::Index, std::uint32_t>> byCell_;  ///< (cell, index of pair), sorted
    std::vector<std::uint32_t> starts_;                          ///< by cell, index into byCell_
    std::vector<std::int32_t> counts_;  ///< open pairs of each room, placed or not
    std::uint32_t placed_ = 0;          ///< number of rooms placed so far
    std::int64_t shut_ = 0;             ///< number of placed rooms without a way out
};

Holding momentsWithRoomDoors(const History& history) {
    level::CellGrid cells = history.trace().initial;
    WaysOut ways(cells, history.trace());
    PlacedRooms rooms(history.trace());
    HoldingBuilder holding;
    replay(
        history, cells,
        [&](grid::Index i, level::Cell before, level::Cell after) {
            ways.changed(i, before, after);
        },
        [&](trace::StepIndex step) {
            while (rooms.next(step) != nullptr)
                ways.addRoom();
            holding.tell(step + 1, ways.holds());
        });
    return holding.end(history.trace().stepCount());
}

}  // namespace

extern const Property roomDoorsProperty;
const Property roomDoorsProperty{
    .id = "room-doors",
    .title = "Every room has a door",
    .sentence =
        "Rooms are placed, and from each of them at least one way leads out: an open cell at its "
        "edge with an open cell beside it outside.",
    .find = momentsWithRoomDoors,
};

}  // namespace mazeloom::analyse
