// SPDX-License-Identifier: MIT
// The boss (RULES.md T-7): it follows its path until it sees the hero, hunts, and returns.
//
// In detail:
// - It sees in all directions, from its centre cell, as far as the level goes.
// - It hunts in orthogonal steps, like the hero, through cells where all of its body has room; the
//   cells of its path are always allowed. Among equally short ways it prefers to begin along the
//   axis of the greater distance.
// - It has arrived when its body covers the cell where it last saw the hero. If no way leads there,
//   it waits as long as it sees the hero, and otherwise gives up.
// - It returns to the nearest cell of its path, and goes on from there.
// - Each wound makes it more dangerous: see BossPhase.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// The phases of the fight with a boss, by the blasts that it took (RULES.md T-7.7). A boss that
/// one blast kills has the first phase only, one that two kill has the first and the last.
enum class BossPhase : std::uint8_t {
    Watching,   ///< unhurt: hunts what it sees
    Listening,  ///< wounded: also hunts a hero that walks near it
    Raging,  ///< one blast is left: as Listening, and hunts at 1½ times its speed; rests when it
             ///< hunted in vain
};
BossPhase phaseOf(const Boss& boss, const BossState& state);

/// Returns the boss's state at the start of an attempt.
BossState bossAtStart(const Boss& boss);
bool isAlive(const Boss& boss, const BossState& state);

/// Whether something that moved from one cell to another in the last tick met a living boss, by the
/// same rule as meetsBug().
bool meetsBoss(const Field& field, const State& state, grid::Point from, grid::Point to);

/// Moves all bosses and lets them look around. Called once a tick, after the hero's moves.
void moveBosses(Turn& turn);
/// Ends the attempt if the hero has met a boss.
void touchBosses(Turn& turn);

}  // namespace mazeloom::play::temple
