// SPDX-License-Identifier: MIT
// What is collected by stepping on it (RULES.md T-5): coins, hearts, TNT and grenades.
//
// What does not fit into the pack stays where it lies; what is picked up is selected when nothing
// was left of what was selected before.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Whether a coin still lies there.
bool hasCoin(const Field& field, const State& state, grid::Index cell);

/// The hero is on a coin's cell.
void takeCoin(Turn& turn, grid::Index cell);
/// The hero is on a cell with things.
void takeItems(Turn& turn);

}  // namespace mazeloom::play::temple
