// SPDX-License-Identifier: MIT
// When and where an emitter's beam burns (RULES.md T-8).
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::level {

/// Whether it burns at a tick; tick 0 is the level's start, ticks are not negative.
constexpr bool burnsAt(const Beam& beam, std::int64_t tick) {
    if (beam.off == 0) return true;
    return (tick + beam.phase) % (std::int64_t{beam.on} + beam.off) < beam.on;
}

/// Where in its period a beam is at a tick.
struct BeamMoment {
    bool burns = true;
    int left = 0;    ///< ticks, this one included, until it is switched; 0: it never is
    int length = 0;  ///< of the part of the period, of which so many are left
};
constexpr BeamMoment momentOf(const Beam& beam, std::int64_t tick) {
    if (beam.off == 0) return {};
    const auto passed = static_cast<int>((tick + beam.phase) % (std::int64_t{beam.on} + beam.off));
    if (passed < beam.on) return {true, beam.on - passed, beam.on};
    return {false, beam.on + beam.off - passed, beam.off};
}

/// The cells that an emitter's beam crosses: from the one before it to the last before a solid one.
/// `isSolid` is true of all that is outside of the level.
std::vector<grid::Point> beamCells(const Object& emitter,
                                   const std::function<bool(grid::Point)>& isSolid);

}  // namespace mazeloom::level
