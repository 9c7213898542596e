// SPDX-License-Identifier: MIT
// The step that a pointer asks for (RULES.md D-4.6).
#pragma once

#include <optional>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/play/descent/state/state.h"

namespace mazeloom::play::descent {

/// Returns the hero's next step towards the cell `target`: along the axis of the greater distance,
/// horizontally if both distances are equal. The hero steps along the other axis if the first step
/// would only bump, or if `target` is a diagonal neighbour that can be reached around the other
/// corner only. Such a step must lead somewhere and do no harm. An undiscovered secret door counts
/// as wall. Returns nullopt if the hero stands on `target`.
std::optional<grid::Direction> towards(const State& state, grid::Point target);

}  // namespace mazeloom::play::descent
