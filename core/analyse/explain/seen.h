// SPDX-License-Identifier: MIT
// What a player of an attempt sees: where the hero has been, and the numbers that were shown there,
// as they are by now. Nothing that was seen is forgotten.
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
    /// Traps that were disabled or blown up are gone, and everybody has seen where they were.
    deduce::Board board;
    play::temple::Numbers numbers = play::temple::Numbers::Near;
    grid::Point hero;
    /// Cells that the hero has been in, the start first.
    std::vector<grid::Index> visited;
};

/// In this moment of an attempt. One that a trap has ended is seen as before the step onto it. The
/// problem says why nothing can be deduced on this map (deduce::Board::of).
tl::expected<Seen, Problem> seenIn(const play::temple::Field& field,
                                   const play::temple::State& state, play::temple::Numbers numbers);

}  // namespace mazeloom::analyse::explain
