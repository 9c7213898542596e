// SPDX-License-Identifier: MIT
// The map as it is between two steps of a generation, copied while it runs. Whoever wants to see
// one moment, and not go to others, needs no log of all steps.
#pragma once

#include <optional>
#include <vector>

#include "core/level/map/map.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

struct Moment {
    /// What a step may change, and a stage tells as it does so.
    struct Seen {
        level::CellGrid cells;
        level::DarkGrid dark;
        std::vector<level::Thing> things;
        std::vector<level::PlacedRoom> rooms;
    };

    StepIndex step = 0;        ///< so many steps come before it
    std::optional<Seen> seen;  ///< nothing until the generation comes to it

    void take(const level::Map& map) { seen = {map.cells, map.dark, map.things, map.rooms}; }
};

}  // namespace mazeloom::trace
