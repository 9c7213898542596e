// SPDX-License-Identifier: MIT
// Moves traps until nobody has to guess. Where the closure ends, the unknown cells around one of
// its numbers are emptied of traps, which go to where no number is shown yet, or filled with traps
// from there. What was deduced goes on from that; at last the closure is found again from nothing,
// for a changed number may have taken the reason from something.
//
// The idea, to solve a board, to change it where one is stuck, and to go on, is that of Simon
// Tatham's Mines (2005).
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/random/stream.h"

namespace mazeloom::analyse::deduce {

/// What has to be reached.
enum class Goal : std::uint8_t {
    Aims,           ///< the board's aims and coins
    EverySafeCell,  ///< traps are also moved into cells that others shut in
};

struct RepairOptions {
    play::temple::Numbers numbers = play::temple::Numbers::Near;
    int highestGrade = kHighestGrade;
    Goal goal = Goal::Aims;
    int attempts = 1000;  ///< changes at most
    /// Whether a trap may come to a cell; none ever comes to what has to be reached. Empty: to each
    /// that may hold one as far as a player sees.
    std::function<bool(grid::Point)> mayTake = {};
};

/// A trap that was moved.
struct Move {
    grid::Point from;
    grid::Point to;
};

struct Repaired {
    std::vector<Move> moves;  ///< in order
    Closure closure;          ///< of the board as it is now, from nothing
};

/// Changes `board`; there are as many traps afterwards. Nothing where it did not come out within
/// the attempts, or where no trap can be moved: the board is then somewhere between.
std::optional<Repaired> repair(Board& board, const RepairOptions& options, random::Stream& random);

}  // namespace mazeloom::analyse::deduce
