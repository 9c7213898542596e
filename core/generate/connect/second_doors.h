// SPDX-License-Identifier: MIT
// Tells of a door whether another one joins the same two neighbours (RULES.md G-60.3).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Two neighbours are two rooms, or a room and a passage that does not fork between the two doors.
/// Nothing is remembered of passages and where doors are, so that both may change between two
/// questions; only the rooms must stay.
class SecondDoors {
  public:
    /// `map` outlives this.
    explicit SecondDoors(const level::Map& map) : map_(map), steps_(map.cells.steps()) {}

    /// From now on most questions are answered by how many doors a room has: these are all the
    /// doors that there are, and others are only opened as opened() is told. Closed ones need not
    /// be told.
    void count(std::span<const grid::Index> doors);
    void opened(grid::Index door);

    /// Whether a door at this cell, which is framed (door_frame.h), has or would have such another.
    bool hasOther(grid::Index door);

    /// Whether both ends of a passage that is opened between `one` and `other` lead, without a
    /// fork, to doors of the same room.
    bool wouldJoinDoorsOfOneRoom(grid::Index one, grid::Index other);

    /// Adds the doors for which hasOther() may be another after a cell at the end of a passage that
    /// led to `cell` was closed: the rooms' doors along the passage there, up to the next forks.
    void addDoorsAlong(grid::Index cell, std::vector<grid::Index>& doors);

  private:
    using RoomNumber = std::uint32_t;  ///< from 1; 0 = no room's floor

    /// A passage is followed so many cells far: two doors that lie farther apart along it have each
    /// its own use.
    static constexpr int kFarthest = 1000;

    void numberRooms();
    /// Open, and neither a room's floor nor a door.
    bool isPassage(grid::Index i) const {
        const level::Cell cell = map_.cells[i];
        return cell.isWalkable() && !level::isDoor(cell.terrain()) &&
               (map_.marks[i] & level::kRoom) == 0;
    }
    /// The only way on from a cell of a passage that was come to by `step`, where there is nothing
    /// but plain floor and wall around it: as nearly everywhere. Else 0.
    std::ptrdiff_t plainWayFrom(grid::Index here, std::ptrdiff_t step) const;
    static constexpr grid::Index kNoDoor = 0;  ///< in the frame

    /// Calls visit(room, door) for each room that a door, but for `except`, leads to from the
    /// passage around `start` up to the next forks, until it is true.
    template <typename Visit>
    bool follow(grid::Index start, grid::Index except, const Visit& visit) const;
    template <typename Visit>
    bool followOneWay(grid::Index start, std::ptrdiff_t step, grid::Index except,
                      const Visit& visit) const;
    /// The same for the doors beside one cell.
    template <typename Visit>
    bool roomsBeside(grid::Index passage, grid::Index except, const Visit& visit) const;
    /// `step` leads into the door.
    template <typename Visit>
    bool roomBehind(grid::Index door, std::ptrdiff_t step, const Visit& visit) const;
    template <typename Visit>
    bool visitBehind(grid::Index first, const Visit& visit) const;
    /// False where it was counted that no other door leads into the room.
    bool mayHaveOther(RoomNumber room, grid::Index door) const;
    bool hasDoorBetween(RoomNumber room, RoomNumber other, grid::Index except) const;

    const level::Map& map_;
    const std::array<std::ptrdiff_t, 4> steps_;
    std::optional<grid::Grid<RoomNumber, 2>> rooms_;  ///< filled with the first question
    /// By number, so many doors or more have its floor beside them. Empty: not counted.
    std::vector<std::uint32_t> doorsOf_;
};

}  // namespace mazeloom::generate
