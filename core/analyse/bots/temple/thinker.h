// SPDX-License-Identifier: MIT
// A mind that deduces: it reads the numbers that it comes by, walks where they tell that it is
// safe, to what it wants or to where more of them show, and guesses where it is stuck.
//
//   1. Read the numbers that are shown here for the first time. What follows from each of them by
//      itself is known.
//   2. Go to the nearest aim over safe cells, else to where a number shows that was not read.
//   3. Where neither can be gone to, think harder: the next grade of the ladder of rules.
//   4. Where that does not help, guess.
//
// All games use one deduction each, which goes on from what is known.
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
    LeastRisk,  ///< the one that is least likely to
};

class Thinker final : public Mind {
  public:
    using Index = grid::Index;

    /// `highestGrade` is that of the rules it knows, 1–4.
    Thinker(const View& view, int highestGrade, Guess guess);

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
    /// Open cells whose number was not read, and that are in sight of a cell.
    grid::Grid<std::uint8_t, 2> unread_;
    std::optional<Index> lookedFrom_;
    std::optional<Index> risked_;  ///< the cell that it has resolved to step on
    int grade_ = 1;
    unsigned long trapsSeen_ = 0;  ///< the sum of the numbers that were read
    unsigned long cellsSeen_ = 0;  ///< and of how many cells they tell
};

}  // namespace mazeloom::analyse::bots::temple
