// SPDX-License-Identifier: MIT
// Applies the rules of numbers.h until nothing more follows, the easier rule first. Reports each
// decision to the caller:
//
//     propagation.run(2, [&](Index cell, bool isTrap, Rule rule, Index a, Index b) { … });
#pragma once

#include <cstdint>
#include <vector>

#include "core/analyse/deduce/knowledge.h"
#include "core/analyse/deduce/numbers.h"

namespace mazeloom::analyse::deduce {

/// The rules by their grades, 1–4: a rule of a higher grade is harder to think of.
enum class Rule : std::uint8_t { OneNumber = 1, TwoNumbers, Supposition, AllPlacements };

/// The numbers that wait to be examined, each at most once; the number added last is examined
/// first.
class NumberQueue {
  public:
    using Index = grid::Index;

    explicit NumberQueue(const Board& board) : waits_(board.size()) {}

    bool isEmpty() const { return numbers_.empty(); }
    void push(Index number) {
        if (waits_[number] != 0) return;
        waits_[number] = 1;
        numbers_.push_back(number);
    }
    Index pop() {
        const Index number = numbers_.back();
        numbers_.pop_back();
        waits_[number] = 0;
        return number;
    }
    void clear() {
        while (!isEmpty())
            pop();
    }

  private:
    Notes waits_;
    std::vector<Index> numbers_;
};

class Propagation {
  public:
    using Index = grid::Index;

    explicit Propagation(Knowledge& knowledge)
        : knowledge_(knowledge),
          two_(knowledge),
          ones_(knowledge.board()),
          twos_(knowledge.board()) {}

    /// Reports that a number was shown, or that one of its neighbours was decided.
    void hasChanged(Index number) {
        ones_.push(number);
        twos_.push(number);
    }
    /// Decides a cell, and queues all numbers around it.
    void decide(Index cell, bool isTrap) {
        knowledge_.decide(cell, isTrap);
        knowledge_.eachNumberAround(cell, [this](Index number) { hasChanged(number); });
    }

    /// Applies the rules up to grade `highest`. On a contradiction, returns false and empties the
    /// queues; first() and second() then return the contradicting numbers. Calls decided(cell,
    /// isTrap, rule, number, second) after each decision; `second` is `number` if one number is
    /// enough. The callback may show numbers and report them.
    template <typename Decided>
    bool run(int highest, const Decided& decided) {
        while (true) {
            if (!ones_.isEmpty()) {
                const Index number = ones_.pop();
                if (!take(byOneNumber(knowledge_, number), Rule::OneNumber, number, number,
                          decided))
                    return false;
            } else if (highest >= 2 && !twos_.isEmpty()) {
                if (!lookAround(twos_.pop(), decided)) return false;
            } else {
                return true;
            }
        }
    }

    /// Return the numbers of the last contradiction.
    Index first() const { return first_; }
    Index second() const { return second_; }

  private:
    template <typename Decided>
    bool lookAround(Index number, const Decided& decided) {
        if (knowledge_.unknownAround(number) == 0) return true;
        for (const TwoNumbers::Other& other : two_.others()) {
            const Index second = shifted(number, other.step);
            if (!knowledge_.isShown(second)) continue;
            // The rule finds cells around its first number only, so it is applied to both orders of
            // the numbers.
            const TwoNumbers::Other back{-other.step, other.commonOfOther, other.common};
            const Found here = two_(number, other);
            const Found there = two_(second, back);
            if (here.isNothing() && there.isNothing()) continue;
            // The number stays queued, because the easier rule is tried first again.
            twos_.push(number);
            return take(here, Rule::TwoNumbers, number, second, decided) &&
                   take(there, Rule::TwoNumbers, second, number, decided);
        }
        return true;
    }

    template <typename Decided>
    bool take(const Found& found, Rule rule, Index number, Index second, const Decided& decided) {
        if (found.isContradiction) {
            first_ = number;
            second_ = second;
            ones_.clear();
            twos_.clear();
            return false;
        }
        const auto& steps = knowledge_.steps();
        for (unsigned k = 0; k < steps.size(); ++k) {
            if (((found.safe | found.traps) >> k & 1) == 0) continue;
            const Index cell = shifted(number, steps[k]);
            if (!knowledge_.isUnknown(cell)) continue;  // already decided from the other side
            const bool isTrap = (found.traps >> k & 1) != 0;
            decide(cell, isTrap);
            decided(cell, isTrap, rule, number, second);
        }
        return true;
    }

    Knowledge& knowledge_;
    TwoNumbers two_;
    NumberQueue ones_;
    NumberQueue twos_;
    Index first_ = 0;
    Index second_ = 0;
};

}  // namespace mazeloom::analyse::deduce
