// SPDX-License-Identifier: MIT
// Computes the closure of a board: keeps the knowledge, walks the hero, and applies the rules from
// the easiest to the hardest. If the caller changes the board in between (repair.h), the deduction
// continues from what is known. A caller that walks by itself uses a board without traps, and tells
// the deduction each number that it sees.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/deduce/component.h"
#include "core/analyse/deduce/placements.h"
#include "core/analyse/deduce/propagation.h"
#include "core/analyse/deduce/suppositions.h"

namespace mazeloom::analyse::deduce {

/// Tag for a constructor: the caller tells the numbers one by one.
struct Told {};

class Deduction {
  public:
    using Index = grid::Index;

    /// Begins with the hero at the start; nothing is deduced yet. `board` must outlive this object.
    Deduction(const Board& board, play::temple::Numbers numbers,
              const std::atomic<bool>* stop = nullptr);
    /// Begins on a board without traps (Board::asShown). The deduction does not walk: the caller
    /// reports what it sees with tell() and disarm(). `board` must outlive this object.
    Deduction(const Board& board, Told, const std::atomic<bool>* stop = nullptr);

    /// Reports the number of an open cell, 0–8, when the caller sees this number for the first
    /// time.
    void tell(Index cell, int number);
    /// Reports that the trap in a cell went off, which cost a life: the cell is safe now, and
    /// numbers told later do not count it.
    void disarm(Index cell);

    /// Deduces all that follows by rules up to a grade (1–4). Cells decided now get that grade.
    void deduce(int grade);

    const Knowledge& knowledge() const { return knowledge_; }
    /// Returns Closure::reached as it is so far.
    const Notes& reached() const { return closure_.reached; }
    bool isVisited(Index i) const { return closure_.reached[i] != kNever; }
    /// Returns what is known so far.
    Closure closure() const;

    /// Decides an unknown cell, which the hero has seen, according to the board. Adds no line to
    /// the certificate.
    void reveal(Index cell);
    /// Reports that a trap was laid on an unknown cell of the board, or removed from it. The
    /// numbers around the cell change. Decided cells stay true, but may no longer follow from the
    /// numbers.
    void trapChanged(Index cell);

  private:
    bool isStopped() const { return stop_ != nullptr && *stop_; }
    void followNumbers();
    bool supposeWhatChanged();
    bool placeWhatChanged();
    template <typename Decide>
    bool eachChanged(NumberQueue& changed, const Decide& decideSome);

    void decide(Decided one, Rule rule);
    void note(Index cell, bool isTrap, Rule rule);
    void follow(Index cell, bool isTrap);
    void write(std::span<const Index> numbers);
    void hasChanged(Index number);

    std::optional<Index> besideOnTheWalk(Index cell) const;
    void visit(Index cell, Index from);
    void showAround(Index cell, Index before);
    void showAll();
    void show(Index i);

    const Board& board_;
    play::temple::Numbers numbers_;
    const std::atomic<bool>* stop_;
    Knowledge knowledge_;
    Propagation propagation_;
    Suppositions suppositions_;
    Components components_;
    NumberQueue unsupposed_;  ///< numbers changed since suppositions last examined their component
    NumberQueue unplaced_;
    Closure closure_;
    bool isTold_ = false;
    bool hasBegun_ = false;
    int grade_ = 1;
    std::vector<grid::Point> points_;
    /// A cell that the hero has reached and whose surroundings are not shown yet.
    struct Reached {
        Index cell;
        Index from;  ///< the cell beside it from which the hero comes
    };
    std::vector<Reached> walk_;  ///< empty between calls of visit()
};

}  // namespace mazeloom::analyse::deduce
