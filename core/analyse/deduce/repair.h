// SPDX-License-Identifier: MIT
// Moves traps until nobody has to guess. Where the closure ends, the unknown cells around one of
// its numbers are emptied of traps, which go to where no number is shown yet, or filled with traps
// from there. Where neither can be, a trap goes anywhere, and all begins anew. What was deduced
// goes on from that; at last the closure is found again from nothing, for a changed number may have
// taken the reason from something.
//
// The idea, to solve a board, to change it where one is stuck, and to go on, is that of Simon
// Tatham's Mines (2005).
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

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
    /// Whether the trap of a cell may be moved. Empty: each may.
    std::function<bool(grid::Point)> mayGive = {};
    /// Once it is set, the repair gives up.
    const std::atomic<bool>* stop = nullptr;
};

/// A trap that was moved.
struct Move {
    grid::Point from;
    grid::Point to;
    /// The cell whose number was the last that helped: that of the change of which this is a part.
    /// Of a trap that filled a pocket: where it came; of one that went anywhere: where it was.
    grid::Point stuckAt;
};

struct Repaired {
    std::vector<Move> moves;  ///< in order
    Closure closure;          ///< of the board as it is now, from nothing
};

/// Why a repair was given up.
struct Stuck {
    enum class Why : std::uint8_t {
        Attempts,       ///< there were as many changes as were allowed
        NothingToMove,  ///< no trap can be moved that would help
    };
    Why why = Why::Attempts;
    /// Something that was not reached; nothing where it is nowhere on the board.
    std::optional<grid::Point> cell = {};
};

/// Changes `board`; there are as many traps afterwards. Where it is given up, the board is
/// somewhere between.
tl::expected<Repaired, Stuck> repair(Board& board, const RepairOptions& options,
                                     random::Stream& random);

}  // namespace mazeloom::analyse::deduce
