// SPDX-License-Identifier: MIT
// Traps and lives (RULES.md T-4).
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Whether a cell has an active trap: neither disabled nor blown.
bool isTrap(const Field& field, const State& state, grid::Index cell);

/// Springs the trap in the hero's cell, unless the hero is invulnerable.
void stepOnTrap(Turn& turn, grid::Index cell);
/// Takes a life from the hero, who has entered a cell that wounds, unless the hero is invulnerable.
void stepOnWounding(Turn& turn);
/// Sets off the trap in a cell that a blast has reached.
void blowTrap(Turn& turn, grid::Index cell);

}  // namespace mazeloom::play::temple
