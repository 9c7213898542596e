// SPDX-License-Identifier: MIT
// Counts dead ends step by step. When a cell opens or closes, the cell and its four neighbours may
// become dead ends or stop being dead ends; when a room is placed, only its own cells may.
#include <cstdint>

#include "core/analyse/facts/open_graph.h"
#include "core/analyse/over_time/placed_rooms.h"
#include "core/analyse/over_time/property.h"

namespace mazeloom::analyse {

namespace {

class DeadEndCount {
  public:
    explicit DeadEndCount(const level::CellGrid& cells)
        : cells_(cells), flags_(cells.size()), size_(cells.bounds()) {
        forEachOpen(cells, [this](grid::Index i) {
            ++open_;
            look(i);
        });
    }

    void changed(grid::Index i, level::Cell before, level::Cell after) {
        if (before.isWalkable() == after.isWalkable()) return;
        open_ += after.isWalkable() ? 1 : -1;
        look(i);
        for (const std::ptrdiff_t step : cells_.steps())
            look(beside(i, step));
    }
    void addRoom(const grid::Rect& room) {
        for (int y = room.y; y < room.y + room.height; ++y) {
            for (int x = room.x; x < room.x + room.width; ++x) {
                if (!size_.contains(grid::Point{x, y})) continue;
                const grid::Index i = flags_.index({x, y});
                flags_[i] |= kInRoom;
                look(i);
            }
        }
    }
    bool holds() const { return open_ > 0 && deadEnds_ == 0; }

  private:
    enum Flag : std::uint8_t { kInRoom = 1, kDeadEnd = 2 };

    void look(grid::Index i) {
        const bool isDeadEnd =
            cells_[i].isWalkable() && (flags_[i] & kInRoom) == 0 && openBeside(cells_, i) <= 1;
        if (isDeadEnd == ((flags_[i] & kDeadEnd) != 0)) return;
        flags_[i] ^= kDeadEnd;
        deadEnds_ += isDeadEnd ? 1 : -1;
    }

    const level::CellGrid& cells_;
    grid::Grid<std::uint8_t, level::CellGrid::kFrame> flags_;
    grid::Rect size_;
    std::int64_t open_ = 0;
    std::int64_t deadEnds_ = 0;
};

Holding momentsWithoutDeadEnds(const History& history) {
    level::CellGrid cells = history.trace().initial;
    DeadEndCount count(cells);
    PlacedRooms rooms(history.trace());
    HoldingBuilder holding;
    holding.tell(0, count.holds());
    replay(
        history, cells,
        [&](grid::Index i, level::Cell before, level::Cell after) {
            count.changed(i, before, after);
        },
        [&](trace::StepIndex step) {
            while (const auto* room = rooms.next(step))
                count.addRoom(room->rect);
            holding.tell(step + 1, count.holds());
        });
    return holding.end(history.trace().stepCount());
}

}  // namespace

extern const Property noDeadEndsProperty;
const Property noDeadEndsProperty{
    .id = "no-dead-ends",
    .title = "No dead ends",
    .sentence =
        "There are open cells, and from each that lies outside of the rooms placed so far at "
        "least two ways lead on.",
    .find = momentsWithoutDeadEnds,
};

}  // namespace mazeloom::analyse
