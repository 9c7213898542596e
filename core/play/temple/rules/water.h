// SPDX-License-Identifier: MIT
// Water and waterfalls (RULES.md T-10).
//
// In detail:
// - A move takes twice as long when it leads into water.
// - A waterfall is no water to drown in: there is air, and moves are as quick as on land, so that
//   strong legs get up against it.
// - A waterfall's hold begins when the hero enters it and goes on from one waterfall cell to the
//   next, own steps or not. It does not carry in a tick in which the hero steps, but in the next.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Lets a waterfall carry the hero, if it is time. Once a tick, after walking.
void carry(Turn& turn);
/// Spends or refills air. Once a tick, after all of the hero's moves.
void breathe(Turn& turn);

}  // namespace mazeloom::play::temple
