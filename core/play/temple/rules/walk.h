// SPDX-License-Identifier: MIT
// The hero's moves (RULES.md T-2): one cell a move, in four directions. While a direction is held,
// the hero makes eight moves a second; a tap makes exactly one move.
//
// The hero is in exactly one cell at any tick: a move changes the cell at once, and the next move
// has to wait until this one has been walked. In detail:
// - Taps during a move are queued, four at most; so is the first move of a press that ends before
//   the move could be made.
// - Among several held directions the latest counts; if it is blocked, the one before it, so that a
//   player can slide along a wall until it opens.
// - A move against something solid takes no time and turns the hero.
#pragma once

#include <array>

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Records that a direction, or Controls::kWait, was pressed or tapped.
void askForMove(Turn& turn, std::uint8_t move, bool hold);
void stopAskingForMove(State& state, std::uint8_t move);
/// Makes the next requested move if it is due. Called once a tick.
void walk(Turn& turn);
/// Applies the effects of the entered cell: ground, traps, coins, things.
void arrive(Turn& turn);

/// For each grid::Direction, whether a step in that direction is possible and the ground there does
/// no harm. Traps do not count, because the player cannot see them.
using Ways = std::array<bool, 4>;
Ways openWays(const Field& field, const State& state);

/// Whether a move is under way or queued, or a held move is possible. If pace is `step`, time
/// passes only then.
bool isOnTheMove(const Field& field, const State& state);

}  // namespace mazeloom::play::temple
