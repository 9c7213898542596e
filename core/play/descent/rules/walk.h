// SPDX-License-Identifier: MIT
// The hero walks: in four directions, through doors, into monsters. Private to core/play/descent.
#pragma once

#include "core/grid/direction.h"
#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Whether it took a turn: not where the cell ahead is solid. A closed door opens as the hero walks
/// into it, and stays open.
bool walk(Turn& turn, grid::Direction direction);

}  // namespace mazeloom::play::descent
