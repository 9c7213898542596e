// SPDX-License-Identifier: MIT
// Moves traps until the board can be solved without a guess, and until every solution needs a
// deduction of at least a given grade. Where the closure ends, picks a number and changes the
// unknown cells around it: either all traps in these cells move to other unknown cells, preferably
// to cells beside no shown number, or traps from other unknown cells move in until these cells are
// full. If neither is possible, a trap moves to any cell and the deduction begins anew; otherwise
// the deduction continues from what is known. In the end the closure is computed from scratch,
// because a changed number may have invalidated a reason. If the board is then too easy, a trap
// moves to a cell beside a visited number, and the deduction begins anew.
//
// The idea of solving a board, changing it where the solver is stuck, and continuing is from Simon
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

/// The cells that have to be reached.
enum class Goal : std::uint8_t {
    Aims,           ///< the board's aims and coins
    EverySafeCell,  ///< every safe cell; pockets (cells that traps enclose) get traps
};

struct RepairOptions {
    play::temple::Numbers numbers = play::temple::Numbers::Near;
    /// Reaching the goals must require a deduction of at least this grade. 1: it need not require
    /// any deduction.
    int lowestGrade = 1;
    int highestGrade = kHighestGrade;  ///< at least lowestGrade
    Goal goal = Goal::Aims;
    int attempts = 1000;  ///< upper bound on the number of changes
    /// Whether a trap may move to a cell. No trap ever moves to a cell of a coin or an aim. Empty:
    /// a trap may move to every cell with the note Board::kMayHoldTrap.
    std::function<bool(grid::Point)> mayTake = {};
    /// Whether the trap of a cell may be moved. Empty: every trap may be moved.
    std::function<bool(grid::Point)> mayGive = {};
    /// Once set, the repair gives up.
    const std::atomic<bool>* stop = nullptr;
};

/// A trap that was moved.
struct Move {
    grid::Point from;
    grid::Point to;
    /// The cell of the number that caused this move, perhaps together with other moves. If the trap
    /// filled a pocket or the board was too easy: the trap's new cell. If the trap moved to any
    /// cell as a last resort: its old cell.
    grid::Point stuckAt;
    /// Whether the trap moved because the board was too easy: deductions below the lowest grade led
    /// to all goals.
    bool isTooEasy = false;
};

struct Repaired {
    std::vector<Move> moves;  ///< the moves in order
    Closure closure;          ///< the closure of the final board, computed from scratch
};

/// The reason why a repair was given up.
struct Stuck {
    enum class Why : std::uint8_t {
        Attempts,       ///< the allowed number of changes was used up, or `stop` was set
        NothingToMove,  ///< no possible move of a trap would help
        TooEasy,        ///< as above, after too easy deductions had reached all goals
    };
    Why why = Why::Attempts;
    /// A goal that was not reached; nullopt if all goals were reached or the missing goal has no
    /// cell.
    std::optional<grid::Point> cell = {};
};

/// Repairs `board` without changing the number of traps. If the repair is given up, the board is
/// left in an intermediate state.
tl::expected<Repaired, Stuck> repair(Board& board, const RepairOptions& options,
                                     random::Stream& random);

}  // namespace mazeloom::analyse::deduce
