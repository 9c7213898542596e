// SPDX-License-Identifier: MIT
// The step that a pointer asks for (RULES.md D-4.6).
#pragma once

#include <optional>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/play/descent/state/state.h"

namespace mazeloom::play::descent {

/// The hero's next step to the cell `target`: along the longer way, across before up and down. If
/// nothing but a bump came of that, the step is along the other way, as long as it leads somewhere
/// and does no harm; so a hero walks to a diagonal cell around the corner that is open. A secret
/// door that was not found counts as wall. Nothing if the hero stands there.
std::optional<grid::Direction> towards(const State& state, grid::Point target);

}  // namespace mazeloom::play::descent
