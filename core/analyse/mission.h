// SPDX-License-Identifier: MIT
// What a hero has to do on a level with locked and one-way doors, as a graph: its zones, which are
// what can be walked without passing such a door, and those doors between them.
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
    grid::Point at;                        ///< its first cell, row by row
    std::int64_t cells = 0;                ///< how many it has
    std::size_t depth = 0;                 ///< doors from the start, either way
    std::vector<generate::LyingKey> keys;  ///< that lie there
    bool isStart = false;
    bool isGoal = false;
};

/// A locked door, or a one-way door; of the latter `from` is the side that it is entered from.
struct MissionDoor {
    grid::Point at;
    std::size_t from = 0;  ///< zones
    std::size_t to = 0;
    std::optional<std::size_t> lock;  ///< of a locked door
};

struct Mission {
    std::vector<MissionZone> zones;  ///< by depth; those that no door leads to from the start last
    std::vector<MissionDoor> doors;  ///< row by row
    grid::Grid<std::uint32_t> zoneOf;  ///< of each cell its zone, from 1; 0: none

    bool isEmpty() const { return doors.empty(); }
};

/// Zones without a door are left out, but for those of start and goal.
Mission missionOf(const level::CellGrid& cells, const generate::Quest& quest);

}  // namespace mazeloom::analyse
