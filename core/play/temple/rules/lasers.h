// SPDX-License-Identifier: MIT
// Lasers (RULES.md T-8). Whether a beam burns depends on the tick alone.
//
// The cell of a destroyed emitter stays solid.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Whether any emitter's beam burns in a cell now.
bool isBurning(const Field& field, const State& state, grid::Point cell);

/// Ends the attempt if a beam burns in the hero's cell.
void burn(Turn& turn);

}  // namespace mazeloom::play::temple
