// SPDX-License-Identifier: MIT
// The known state of a board's cells and, for each shown number, how many of its traps are not
// located yet. A trail records every decision, so that a supposition can be undone.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/analyse/deduce/board/board.h"

namespace mazeloom::analyse::deduce {

enum class Known : std::uint8_t {
    Safe,  ///< no trap can be there; includes solid cells and the frame
    Unknown,
    Trap,
};

class Knowledge {
  public:
    using Index = grid::Index;

    /// Begins before any number is shown: cells that may hold a trap are unknown.
    explicit Knowledge(const Board& board);

    const Board& board() const { return *board_; }
    Known of(Index i) const { return static_cast<Known>(known_[i]); }
    bool isUnknown(Index i) const { return of(i) == Known::Unknown; }
    bool isShown(Index i) const { return shown_[i] != 0; }
    /// Returns the unknown neighbours of cell `i` as bits: bit k stands for steps()[k].
    unsigned unknownAround(Index i) const { return unknown_[i]; }
    /// Returns how many of the unknown neighbours hold a trap, according to the number of cell `i`,
    /// which must be shown.
    int left(Index i) const { return left_[i]; }
    const std::array<std::ptrdiff_t, 8>& steps() const { return steps_; }

    /// Shows the number of an open cell that does not show its number yet.
    void show(Index i);
    /// Decides an unknown cell.
    void decide(Index i, bool isTrap);

    /// Updates the numbers after a trap was laid on an unknown cell of the board, or removed from
    /// it.
    void trapChanged(Index i);

    /// Shows a number that the caller has seen, on a board without traps.
    void tell(Index i, int number);
    /// On a board without traps, records that the trap in a cell went off: the cell is safe, and
    /// numbers that are shown from now on do not count the trap. undo() must not go back beyond
    /// this call.
    void disarm(Index i);

    std::size_t trailLength() const { return trail_.size(); }
    Index decided(std::size_t place) const { return trail_[place]; }
    /// Undoes all decisions but the first `length`. Numbers stay shown.
    void undo(std::size_t length);

    /// Calls visit(number) for each shown number around a cell.
    template <typename Visit>
    void eachNumberAround(Index i, const Visit& visit) const {
        for (const std::ptrdiff_t step : steps_) {
            const Index number = shifted(i, step);
            if (isShown(number)) visit(number);
        }
    }
    /// Calls visit(cell) for each unknown cell around a cell.
    template <typename Visit>
    void eachUnknownAround(Index i, const Visit& visit) const {
        for (unsigned around = unknown_[i], k = 0; around != 0; around >>= 1, ++k) {
            if ((around & 1) != 0) visit(shifted(i, steps_[k]));
        }
    }

  private:
    const Board* board_;
    std::array<std::ptrdiff_t, 8> steps_;
    Notes known_;
    Notes shown_;
    Notes unknown_;
    grid::Grid<std::int8_t, kFrame> left_;
    std::vector<Index> trail_;
};

}  // namespace mazeloom::analyse::deduce
