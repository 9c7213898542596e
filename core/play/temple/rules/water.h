// SPDX-License-Identifier: MIT
// Water and waterfalls (RULES.md T-10).
//
// In detail:
// - A move takes twice as long when it leads into water.
// - A waterfall leaves air to breathe, and moves are as quick as on land, so that the hero can
//   climb it.
// - The count of ticks until a waterfall carries the hero begins when the hero enters it. The count
//   continues from one waterfall cell to the next, even if the hero makes steps. A waterfall does
//   not carry the hero in a tick in which the hero steps, but in the next.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Lets a waterfall carry the hero if it is due. Called once a tick, after walking.
void carry(Turn& turn);
/// Spends or refills air. Called once a tick, after all of the hero's moves.
void breathe(Turn& turn);

}  // namespace mazeloom::play::temple
