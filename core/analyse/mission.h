// SPDX-License-Identifier: MIT
// The tasks of a hero on a level with locked and one-way doors, as a graph. Its nodes are zones,
// within which the hero can walk without passing such a door; its edges are the doors between
// zones.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/generate/locks/lock_proof.h"
#include "core/grid/grid.h"
#include "core/level/map/cell.h"

namespace mazeloom::analyse {

struct MissionZone {
    grid::Point at;          ///< the zone's first cell, row by row
    std::int64_t cells = 0;  ///< the number of the zone's cells
    /// The fewest doors on a way from the start. Unreachable zones have the greatest depth of the
    /// reachable zones + 1.
    std::size_t depth = 0;
    std::vector<generate::LyingKey> keys;  ///< the keys that lie in the zone
    bool isStart = false;
    bool isGoal = false;
};

/// A locked or one-way door. A one-way door is entered from the zone `from`.
struct MissionDoor {
    grid::Point at;
    std::size_t from = 0;  ///< index in Mission::zones, like `to`
    std::size_t to = 0;
    std::optional<std::size_t> lock;  ///< the lock of a locked door; nullopt for a one-way door
};

struct Mission {
    std::vector<MissionZone> zones;    ///< sorted by depth; unreachable zones come last
    std::vector<MissionDoor> doors;    ///< row by row
    grid::Grid<std::uint32_t> zoneOf;  ///< for each cell the index of its zone + 1; 0: none

    bool isEmpty() const { return doors.empty(); }
};

/// Returns the mission of a level. Leaves out zones without a door, except the zones of start and
/// goal.
Mission missionOf(const level::CellGrid& cells, const generate::Quest& quest);

}  // namespace mazeloom::analyse
