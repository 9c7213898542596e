// SPDX-License-Identifier: MIT
// The tasks of a hero on a level with locked and one-way doors, as a graph: zones, which can be
// walked without passing such a door, and the doors between them.
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
    grid::Point at;          ///< its first cell, row by row
    std::int64_t cells = 0;  ///< number of its cells
    /// Fewest doors on a way from the start; unreachable zones have the greatest depth + 1.
    std::size_t depth = 0;
    std::vector<generate::LyingKey> keys;  ///< keys that lie there
    bool isStart = false;
    bool isGoal = false;
};

/// A locked or one-way door. A one-way door is entered from the zone `from`.
struct MissionDoor {
    grid::Point at;
    std::size_t from = 0;  ///< indices of zones
    std::size_t to = 0;
    std::optional<std::size_t> lock;  ///< for a locked door
};

struct Mission {
    std::vector<MissionZone> zones;    ///< by depth; zones that cannot be reached come last
    std::vector<MissionDoor> doors;    ///< row by row
    grid::Grid<std::uint32_t> zoneOf;  ///< for each cell the index of its zone + 1; 0: none

    bool isEmpty() const { return doors.empty(); }
};

/// Returns the mission of a level. Leaves out zones without a door, except those of start and goal.
Mission missionOf(const level::CellGrid& cells, const generate::Quest& quest);

}  // namespace mazeloom::analyse
