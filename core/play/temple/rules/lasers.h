// SPDX-License-Identifier: MIT
// Lasers (RULES.md T-8). Whether a beam burns follows from the tick alone.
//
// A destroyed emitter's cell stays solid.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Whether some emitter's beam burns in a cell now.
bool isBurning(const Field& field, const State& state, grid::Point cell);

/// Ends the attempt when a beam is on the hero's cell.
void burn(Turn& turn);

}  // namespace mazeloom::play::temple
