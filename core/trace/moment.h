// SPDX-License-Identifier: MIT
// The map between two steps of a generation, copied while the generation runs. A caller that needs
// only one moment does not have to log all steps.
#pragma once

#include <optional>
#include <vector>

#include "core/level/map/map.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

struct Moment {
    /// The parts of the map that steps may change.
    struct Seen {
        level::CellGrid cells;
        level::DarkGrid dark;
        std::vector<level::Thing> things;
        std::vector<level::PlacedRoom> rooms;
    };

    StepIndex step = 0;        ///< the number of steps before the moment
    std::optional<Seen> seen;  ///< empty until the generation reaches the moment

    void take(const level::Map& map) { seen = {map.cells, map.dark, map.things, map.rooms}; }
};

}  // namespace mazeloom::trace
