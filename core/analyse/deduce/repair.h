// SPDX-License-Identifier: MIT
// Moves traps until no guess is needed, and until a deduction of a lowest grade is. Where the
// closure ends, the unknown cells around one of its numbers are either emptied of traps, which move
// to cells where no number is shown yet, or filled with traps from there. If neither is possible, a
// trap moves anywhere and the deduction begins anew. Otherwise the deduction continues from what is
// known. In the end the closure is computed from scratch, since a changed number may have
// invalidated a reason. If it is too easy then, a trap moves to a cell beside the walk, and all
// begins anew.
//
// The idea to solve a board, change it where the solver is stuck, and go on is from Simon Tatham's
// Mines (2005).
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

/// The cells that have to be reached.
enum class Goal : std::uint8_t {
    Aims,           ///< the board's aims and coins
    EverySafeCell,  ///< also moves traps into pockets: cells that other traps enclose
};

struct RepairOptions {
    play::temple::Numbers numbers = play::temple::Numbers::Near;
    /// On every way to the goals, a deduction of this grade or a higher one is needed; 1: of any.
    int lowestGrade = 1;
    int highestGrade = kHighestGrade;  ///< at least lowestGrade
    Goal goal = Goal::Aims;
    int attempts = 1000;  ///< upper bound on changes
    /// Whether a trap may move to a cell; it never moves to a cell that has to be reached. Empty:
    /// allowed wherever a trap may be as far as a player sees.
    std::function<bool(grid::Point)> mayTake = {};
    /// Whether the trap of a cell may be moved. Empty: every trap may.
    std::function<bool(grid::Point)> mayGive = {};
    /// Once set, the repair gives up.
    const std::atomic<bool>* stop = nullptr;
};

/// A trap that was moved.
struct Move {
    grid::Point from;
    grid::Point to;
    /// The cell of the number that caused this move, perhaps together with other moves. For a trap
    /// that filled a pocket: its new cell; for one that moved anywhere: its old cell.
    grid::Point stuckAt;
    /// Whether nothing was stuck: deductions of a lower grade than the lowest led to all goals.
    bool isTooEasy = false;
};

struct Repaired {
    std::vector<Move> moves;  ///< in order
    Closure closure;          ///< of the final board, computed from scratch
};

/// Why a repair was given up.
struct Stuck {
    enum class Why : std::uint8_t {
        Attempts,       ///< the allowed number of changes was used up
        NothingToMove,  ///< no trap can be moved that would help
        TooEasy,        ///< one of the above, after a board that needed no deduction hard enough
    };
    Why why = Why::Attempts;
    /// A goal that was not reached; nullopt if it is nowhere on the board.
    std::optional<grid::Point> cell = {};
};

/// Changes `board`, keeping the number of traps. After giving up, the board is in an intermediate
/// state.
tl::expected<Repaired, Stuck> repair(Board& board, const RepairOptions& options,
                                     random::Stream& random);

}  // namespace mazeloom::analyse::deduce
