// SPDX-License-Identifier: MIT
// The hero's moves (RULES.md T-2): one cell a move, in four directions, eight a second while
// a direction is held; a tap moves exactly one.
//
// The hero is in exactly one cell at any tick: a move takes place at once, and the next one has to
// wait for it to be walked. In detail:
// - Taps that come during a move wait for their turn, four at most; so does the first move of a
//   press that ends before it could be made.
// - Of several held directions the latest counts; where that one is blocked the one before it, so
//   that a player can slide along a wall until it opens.
// - A move against something solid takes no time and turns the hero.
#pragma once

#include <array>

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Notes that a direction, or Controls::kWait, was pressed or tapped.
void askForMove(Turn& turn, std::uint8_t move, bool hold);
void stopAskingForMove(State& state, std::uint8_t move);
/// Makes the next move that is asked for, if it is time. Once a tick.
void walk(Turn& turn);
/// What comes of having entered a cell: traps, coins, things.
void arrive(Turn& turn);

/// By grid::Direction: whether a step that way is possible and its ground does no harm. Traps are
/// no ground: nobody sees them.
using Ways = std::array<bool, 4>;
Ways openWays(const Field& field, const State& state);

/// Whether some move is under way, asked for and possible: then time passes where pace is `step`.
bool isOnTheMove(const Field& field, const State& state);

}  // namespace mazeloom::play::temple
