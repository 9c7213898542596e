// SPDX-License-Identifier: MIT
// The two rules that look at numbers as they are: one number by itself, and two numbers whose
// neighbours overlap.
#pragma once

#include <array>
#include <cstdint>

#include "core/analyse/deduce/knowledge.h"

namespace mazeloom::analyse::deduce {

/// What a rule finds: cells around one of the numbers that it looked at, by the bits of
/// Knowledge::steps().
struct Found {
    bool isContradiction = false;
    unsigned safe = 0;
    unsigned traps = 0;

    bool isNothing() const { return !isContradiction && (safe | traps) == 0; }
};

/// Grade 1: a number whose traps are all known, or whose unknown neighbours all have to be traps.
inline Found byOneNumber(const Knowledge& knowledge, grid::Index number) {
    const unsigned unknown = knowledge.unknownAround(number);
    const int left = knowledge.left(number);
    const int count = __builtin_popcount(unknown);
    if (left < 0 || left > count) return {.isContradiction = true};
    if (left == 0) return {.safe = unknown};
    if (left == count) return {.traps = unknown};
    return {};
}

/// Grade 2: what two numbers tell together of cells around the first.
class TwoNumbers {
  public:
    explicit TwoNumbers(const Knowledge& knowledge);

    /// The places of all numbers that one can overlap with, as storage steps.
    struct Other {
        std::ptrdiff_t step;
        std::uint8_t common;  ///< of the first number's neighbours, those that the other has too
        std::uint8_t commonOfOther;
    };
    const std::array<Other, 24>& others() const { return others_; }

    /// `number` and the one at `other`, both shown. What is found lies around `number`.
    Found operator()(grid::Index number, const Other& other) const;

  private:
    const Knowledge* knowledge_;
    std::array<Other, 24> others_;
};

}  // namespace mazeloom::analyse::deduce
