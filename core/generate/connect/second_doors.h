// SPDX-License-Identifier: MIT
// Finds doors that join the same two neighbours as another door (RULES.md G-60.3).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/level/map/map.h"

namespace mazeloom::generate {

/// The two neighbours that a door joins are two rooms, or a room and a passage. Two doors into the
/// same passage count only if the passage does not fork between them. Passages and doors are not
/// cached, so both may change between queries; only the rooms must stay.
class SecondDoors {
  public:
    /// `map` must outlive this.
    explicit SecondDoors(const level::Map& map) : map_(map), steps_(map.cells.steps()) {}

    /// Counts the doors of each room, so that the counts answer most later queries. `doors` must
    /// hold all doors of the map. Doors opened later must be reported by opened(); doors closed
    /// later need not be reported.
    void count(std::span<const grid::Index> doors);
    void opened(grid::Index door);

    /// Whether another door joins the same two neighbours as a door at this cell does, or would.
    /// The cell must be framed (door_frame.h).
    bool hasOther(grid::Index door);

    /// Whether both ends of a passage opened between `one` and `other` would lead, without a fork,
    /// to doors of the same room.
    bool wouldJoinDoorsOfOneRoom(grid::Index one, grid::Index other);

    /// For use after a cell beside `cell` was closed at the end of a passage. Appends the doors for
    /// which hasOther() may now be true: the rooms' doors along that passage up to the next forks.
    void addDoorsAlong(grid::Index cell, std::vector<grid::Index>& doors);

  private:
    using RoomNumber = std::uint32_t;  ///< from 1; 0: not the floor of a room

    /// Upper bound on the cells that are followed along a passage. Two doors farther apart along it
    /// do not count as second doors.
    static constexpr int kFarthest = 1000;

    void numberRooms();
    /// Whether the cell is open, and neither a room's floor nor a door.
    bool isPassage(grid::Index i) const {
        const level::Cell cell = map_.cells[i];
        return cell.isWalkable() && !level::isDoor(cell.terrain()) &&
               (map_.marks[i] & level::kRoom) == 0;
    }
    /// Returns the only step onward from a passage cell entered by `step`, if the cells around it
    /// are plain floor and wall, as they nearly always are. Returns 0 otherwise.
    std::ptrdiff_t plainWayFrom(grid::Index here, std::ptrdiff_t step) const;
    static constexpr grid::Index kNoDoor = 0;  ///< a cell of the frame, so never a door

    /// Follows the passage around `start` up to the next forks and calls visit(room, door) for each
    /// room behind one of its doors, except for the door `except`, until `visit` returns true.
    template <typename Visit>
    bool follow(grid::Index start, grid::Index except, const Visit& visit) const;
    template <typename Visit>
    bool followOneWay(grid::Index start, std::ptrdiff_t step, grid::Index except,
                      const Visit& visit) const;
    /// Like follow(), but only for the doors beside this one cell.
    template <typename Visit>
    bool roomsBeside(grid::Index passage, grid::Index except, const Visit& visit) const;
    /// Visits the room behind a door; `step` leads into the door.
    template <typename Visit>
    bool roomBehind(grid::Index door, std::ptrdiff_t step, const Visit& visit) const;
    template <typename Visit>
    bool visitBehind(grid::Index first, const Visit& visit) const;
    /// Whether another door may lead into the room; false only if the counts exclude it.
    bool mayHaveOther(RoomNumber room, grid::Index door) const;
    bool hasDoorBetween(RoomNumber room, RoomNumber other, grid::Index except) const;

    const level::Map& map_;
    const std::array<std::ptrdiff_t, 4> steps_;
    std::optional<grid::Grid<RoomNumber, 2>> rooms_;  ///< built at the first query
    /// For each room, an upper bound on the doors beside its floor. Empty: not counted.
    std::vector<std::uint32_t> doorsOf_;
};

}  // namespace mazeloom::generate
