// SPDX-License-Identifier: MIT
// The hero walks: in four directions, through doors, into monsters. Private to core/play/descent.
#pragma once

#include "core/grid/direction.h"
#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Walks. Returns whether it took a turn: not if the cell ahead is solid or bars the way. A closed
/// door opens as the hero walks into it, and stays open; so does a locked one if its key was found.
bool walk(Turn& turn, grid::Direction direction);

/// Takes the keys in the hero's cell.
void takeKeys(Turn& turn);

}  // namespace mazeloom::play::descent
