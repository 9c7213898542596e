// SPDX-License-Identifier: MIT
// The hero's way through an attempt, tick by tick: the ghost of a player's best run
// (RULES.md T-22).
#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/point.h"
#include "core/play/temple/session.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

/// The hero at a tick.
struct Footprint {
    grid::Point at;
    grid::Point from;  ///< the neighbouring cell that the hero came from; `at` if there is none
    std::int32_t rest = 0;  ///< see Hero::rest

    friend bool operator==(const Footprint&, const Footprint&) = default;
};

/// The footprints of an attempt; the index is the tick.
using Track = std::vector<Footprint>;

/// Upper bound on the ticks of a track: half an hour.
inline constexpr std::int64_t kMostTrackTicks = std::int64_t{30} * 60 * 60;

/// Returns the footprint of a hero whose footprint of the tick before is `last`.
Footprint footprintOf(const Hero& hero, const Footprint& last);

/// Plays a recorded session from its start; at most kMostTrackTicks.
Track trackOf(Session session);

/// Whether a hero could take this way on a field: it starts in the field's start cell and enters
/// only open cells. Traps and everything else that ends an attempt do not count.
bool fits(const Track& track, const Field& field);

}  // namespace mazeloom::play::temple
