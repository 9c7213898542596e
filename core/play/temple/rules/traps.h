// SPDX-License-Identifier: MIT
// Traps and lives (RULES.md T-4).
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Whether a trap waits there: neither disabled nor blown.
bool isTrap(const Field& field, const State& state, grid::Index cell);

/// The hero is on a trap's cell. An invulnerable one does not set it off.
void stepOnTrap(Turn& turn, grid::Index cell);
/// The hero has come into a cell that wounds. An invulnerable one is not wounded.
void stepOnWounding(Turn& turn);
/// A blast has reached a cell with a trap.
void blowTrap(Turn& turn, grid::Index cell);

}  // namespace mazeloom::play::temple
