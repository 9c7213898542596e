// SPDX-License-Identifier: MIT
// The two rules that use numbers directly: one number by itself, and two numbers with overlapping
// neighbours.
#pragma once

#include <array>
#include <cstdint>

#include "core/analyse/deduce/knowledge.h"

namespace mazeloom::analyse::deduce {

/// The finding of a rule: the cells that it decided around one of the numbers that it used. Bit k
/// stands for Knowledge::steps()[k].
struct Found {
    bool isContradiction = false;
    unsigned safe = 0;
    unsigned traps = 0;

    bool isNothing() const { return !isContradiction && (safe | traps) == 0; }
};

/// Grade 1: decides all unknown neighbours of a number if all its traps are known, or if the number
/// of missing traps equals the number of unknown neighbours.
inline Found byOneNumber(const Knowledge& knowledge, grid::Index number) {
    const unsigned unknown = knowledge.unknownAround(number);
    const int left = knowledge.left(number);
    const int count = __builtin_popcount(unknown);
    if (left < 0 || left > count) return {.isContradiction = true};
    if (left == 0) return {.safe = unknown};
    if (left == count) return {.traps = unknown};
    return {};
}

/// Grade 2: deduces cells around the first of two numbers from both numbers.
class TwoNumbers {
  public:
    explicit TwoNumbers(const Knowledge& knowledge);

    /// The position of a second number that can share neighbours with the first, as a storage step.
    struct Other {
        std::ptrdiff_t step;
        std::uint8_t common;  ///< the first number's neighbours that the second shares
        std::uint8_t commonOfOther;
    };
    const std::array<Other, 24>& others() const { return others_; }

    /// Applies the rule to `number` and to the number at `other`; both must be shown. The found
    /// cells are around `number`.
    Found operator()(grid::Index number, const Other& other) const;

  private:
    const Knowledge* knowledge_;
    std::array<Other, 24> others_;
};

}  // namespace mazeloom::analyse::deduce
