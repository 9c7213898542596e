// SPDX-License-Identifier: MIT
// The part of an attempt that its player has seen: where the hero has been, and the numbers that
// were shown there, with their current values. Nothing seen is forgotten.
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
    /// Disabled and blown traps are gone; the player saw where they were.
    deduce::Board board;
    play::temple::Numbers numbers = play::temple::Numbers::Near;
    grid::Point hero;  ///< where the hero stands, or stood before that step
    /// The cells that the hero has visited, the start first.
    std::vector<grid::Index> visited;
};

/// Returns what is seen now. An attempt that a trap has ended is seen as before the step onto it.
/// The problem says why nothing can be deduced on this map (deduce::Board::of).
tl::expected<Seen, Problem> seenIn(const play::temple::Field& field,
                                   const play::temple::State& state, play::temple::Numbers numbers);

}  // namespace mazeloom::analyse::explain
