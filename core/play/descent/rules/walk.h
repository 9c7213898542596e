// SPDX-License-Identifier: MIT
// The hero walks: in four directions, through doors, into monsters. Private to core/play/descent.
#pragma once

#include "core/grid/direction.h"
#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Makes the hero walk, strike or find a secret door in a direction. Returns whether that took a
/// turn: it does not if the cell ahead is solid or bars the way, or if the blow glances off the
/// boss. A closed door opens when the hero walks into it, and stays open; so does a locked door if
/// its key was found.
bool walk(Turn& turn, grid::Direction direction);

/// Takes the keys in the hero's cell.
void takeKeys(Turn& turn);

}  // namespace mazeloom::play::descent
