// SPDX-License-Identifier: MIT
// A mind that deduces: it reads the numbers that it sees, walks over cells that these numbers prove
// safe, towards its aims or towards more numbers, and guesses when it is stuck.
//
//   1. Read the numbers that show for the first time, and deduce all that follows from a single
//      number.
//   2. Go to the nearest aim over safe cells, else to a cell where an unread number shows.
//   3. If neither can be reached, think harder: apply the next grade of the ladder of rules.
//   4. If that does not help, guess.
//
// The whole game uses a single deduction, which continues from what is already known.
#pragma once

#include <cstdint>
#include <optional>

#include "core/analyse/bots/temple/bot.h"
#include "core/analyse/bots/temple/walker.h"
#include "core/analyse/deduce/deduction.h"
#include "core/grid/grid.h"

namespace mazeloom::analyse::bots::temple {

enum class Guess : std::uint8_t {
    Nearest,    ///< the nearest cell that is not known to hold a trap
    LeastRisk,  ///< the cell that is least likely to hold a trap
};

class Thinker final : public Mind {
  public:
    using Index = grid::Index;

    /// `highestGrade` is the highest grade of the rules that the mind applies, 1–4.
    Thinker(const View& view, int highestGrade, Guess guess, Dangers dangers = Dangers::Avoided);

    Choice next() override;

  private:
    void look();
    void read(Index i);
    bool isSafe(Index i) const;
    bool canPass(Index i) const;
    Worth worthOf(Index i) const;
    void countUnread();
    bool thinkHarder();
    bool canAnyAimBeHad();
    std::optional<Index> guess();

    const View& view_;
    const int highestGrade_;
    const Guess guess_;
    deduce::Board board_;
    deduce::Deduction deduction_;
    Walker walker_;
    /// For each cell, the number of open cells that would show an unread number to a hero there.
    grid::Grid<std::uint8_t, 2> unread_;
    std::optional<Index> lookedFrom_;
    std::optional<Index> risked_;  ///< the cell on which the mind has decided to step
    int grade_ = 1;
    unsigned long trapsSeen_ = 0;  ///< the sum of the numbers that were read
    /// The number of cells around the read numbers that may hold a trap. A cell beside k read
    /// numbers counts k times.
    unsigned long cellsSeen_ = 0;
};

}  // namespace mazeloom::analyse::bots::temple
