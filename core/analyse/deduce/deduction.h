// SPDX-License-Identifier: MIT
// The closure of a board at work: knowledge, the walk, and the rules that are tried in their order.
// Who changes the board meanwhile (repair.h) goes on from what is known. Who plays walks by
// himself, on a board without traps, and tells what he sees.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/deduce/component.h"
#include "core/analyse/deduce/placements.h"
#include "core/analyse/deduce/propagation.h"
#include "core/analyse/deduce/suppositions.h"

namespace mazeloom::analyse::deduce {

/// Numbers are told, one by one.
struct Told {};

class Deduction {
  public:
    using Index = grid::Index;

    /// The hero stands at the start; nothing is deduced yet. `board` outlives this.
    Deduction(const Board& board, play::temple::Numbers numbers,
              const std::atomic<bool>* stop = nullptr);
    /// Of a board that says nothing of traps (Board::asShown). Nobody walks: tell() and disarm()
    /// say what is seen. `board` outlives this.
    Deduction(const Board& board, Told, const std::atomic<bool>* stop = nullptr);

    /// The number of an open cell is seen for the first time, 0–8.
    void tell(Index cell, int number);
    /// A trap went off, which cost a life: it is safe from now on, and not counted any more.
    void disarm(Index cell);

    /// Deduces all that follows by rules up to a grade (1–4). What is decided then has that grade.
    void deduce(int grade);

    const Knowledge& knowledge() const { return knowledge_; }
    /// As Closure::reached, by now.
    const Notes& reached() const { return closure_.reached; }
    bool isVisited(Index i) const { return closure_.reached[i] != kNever; }
    /// What is known by now.
    Closure closure() const;

    /// Somebody saw what an unknown cell holds: it is decided without a line of the certificate.
    void reveal(Index cell);
    /// A trap was laid on an unknown cell of the board, or taken from it. Numbers around it change:
    /// what was decided stays true, but may follow no more.
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

    bool isBesideTheWalk(Index cell) const;
    void visit(Index cell);
    void showAround(Index cell);
    void showAll();
    void show(Index i);

    const Board& board_;
    play::temple::Numbers numbers_;
    const std::atomic<bool>* stop_;
    Knowledge knowledge_;
    Propagation propagation_;
    Suppositions suppositions_;
    Components components_;
    NumberQueue unsupposed_;  ///< numbers whose components no supposition was made in since
    NumberQueue unplaced_;
    Closure closure_;
    bool isTold_ = false;
    bool hasBegun_ = false;
    int grade_ = 1;
    std::vector<grid::Point> points_;
};

}  // namespace mazeloom::analyse::deduce
