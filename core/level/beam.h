// SPDX-License-Identifier: MIT
// When and where an emitter's beam burns (temple.md, "Lasers").
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

/// The cells that an emitter's beam crosses: from the one before it to the last before a solid one.
/// `isSolid` is true of all that is outside of the level.
std::vector<grid::Point> beamCells(const Object& emitter,
                                   const std::function<bool(grid::Point)>& isSolid);

}  // namespace mazeloom::level
