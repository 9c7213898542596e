// SPDX-License-Identifier: MIT
// The step that a pointer asks for (RULES.md D-4.6).
#pragma once

#include <optional>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/play/descent/state/state.h"

namespace mazeloom::play::descent {

/// Returns the hero's next step towards the cell `target`: along the axis of the greater distance,
/// horizontally if both distances are equal. If that step would only bump, the hero steps along the
/// other axis, provided that this step leads somewhere and does no harm. So a hero walks around an
/// open corner to a diagonal cell. An undiscovered secret door counts as wall. Returns nullopt if
/// the hero stands on `target`.
std::optional<grid::Direction> towards(const State& state, grid::Point target);

}  // namespace mazeloom::play::descent
