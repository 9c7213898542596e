// SPDX-License-Identifier: MIT
// The boss (RULES.md T-7): it goes its path until it sees the hero, hunts, and returns.
//
// In detail:
// - It sees all around, from the cell that it is centred on, as far as the level goes.
// - It hunts edge to edge as the hero walks, where all of its body has room; the cells of its path
//   it may use in any case. Of ways equally short it prefers to begin along the greater distance.
// - It has arrived when its body covers the cell where it last saw the hero. Where no way leads
//   there it waits while it sees the hero, and else gives up.
// - It returns to the nearest cell of its path, and goes on from there.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Where it is at the start of an attempt.
BossState bossAtStart(const Boss& boss);
bool isAlive(const Boss& boss, const BossState& state);

/// Whether something that went from one cell to another in the tick that has just passed met a
/// living boss, as a bug is met.
bool meetsBoss(const Field& field, const State& state, grid::Point from, grid::Point to);

/// Moves all of them and lets them look around. Once a tick, after the hero's moves.
void moveBosses(Turn& turn);
/// Ends the attempt when the hero has met one.
void touchBosses(Turn& turn);

}  // namespace mazeloom::play::temple
