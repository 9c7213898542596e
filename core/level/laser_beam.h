// SPDX-License-Identifier: MIT
// When and where an emitter's beam burns (RULES.md T-8).
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::level {

/// Whether the beam burns at `tick` ≥ 0; tick 0 is the level's start.
constexpr bool burnsAt(const Beam& beam, std::int64_t tick) {
    if (beam.off == 0) return true;
    return (tick + beam.phase) % (std::int64_t{beam.on} + beam.off) < beam.on;
}

/// A beam's place in its period.
struct BeamMoment {
    bool burns = true;
    int left = 0;    ///< ticks until the beam switches, counting this tick; 0: it never switches
    int length = 0;  ///< ticks in the current part of the period, on or off
};
constexpr BeamMoment momentOf(const Beam& beam, std::int64_t tick) {
    if (beam.off == 0) return {};
    const auto passed = static_cast<int>((tick + beam.phase) % (std::int64_t{beam.on} + beam.off));
    if (passed < beam.on) return {true, beam.on - passed, beam.on};
    return {false, beam.on + beam.off - passed, beam.off};
}

/// Returns the cells that an emitter's beam crosses, from the cell in front of the emitter to the
/// last cell before a solid one. `isSolid` must be true outside of the level.
std::vector<grid::Point> beamCells(const Object& emitter,
                                   const std::function<bool(grid::Point)>& isSolid);

}  // namespace mazeloom::level
