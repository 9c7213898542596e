// SPDX-License-Identifier: MIT
// The part of an attempt that its player has seen: the cells where the hero has been, and the
// numbers that were shown there, with their current values. Nothing that was seen is forgotten.
#pragma once

#include <vector>

#include <tl/expected.hpp>

#include "core/analyse/deduce/board/board.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"
#include "core/problem.h"

namespace mazeloom::analyse::explain {

struct Seen {
    /// The board without disabled and blown traps; the player saw where they were.
    deduce::Board board;
    play::temple::Numbers numbers = play::temple::Numbers::Near;
    grid::Point hero;  ///< where the hero stands, or stood before the step onto a deadly trap
    /// The cells that the hero has visited, the start first.
    std::vector<grid::Index> visited;
};

/// Returns what the player has seen so far. If a trap has ended the attempt, returns what was seen
/// before the step onto the trap. Returns a problem if nothing can be deduced on this map
/// (deduce::Board::of).
tl::expected<Seen, Problem> seenIn(const play::temple::Field& field,
                                   const play::temple::State& state, play::temple::Numbers numbers);

}  // namespace mazeloom::analyse::explain
