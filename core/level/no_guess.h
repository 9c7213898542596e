// SPDX-License-Identifier: MIT
// A temple's promise that nobody has to guess (core/play/temple/RULES.md T-3.5).
#pragma once

#include "core/level/numbers.h"

namespace mazeloom::level {

/// The grades of deductions (core/analyse/README.md): grade 1 uses one number, 2 two numbers, 3 one
/// supposition, 4 all placements of traps.
inline constexpr int kLowestGrade = 1;
inline constexpr int kHighestGrade = 4;

/// With every seed and in every attempt, deductions lead to all goals. On the easiest way to the
/// goals, the hardest deduction has a grade from `least` to `most`. If `least` is kLowestGrade, the
/// level may even need no deduction at all.
struct NoGuess {
    int least = kLowestGrade;
    int most = kHighestGrade;

    /// Whether a level is too easy if the hardest deduction that it needs has `grade`; 0: it needs
    /// none.
    bool isTooEasy(int grade) const { return least > kLowestGrade && grade < least; }

    friend bool operator==(const NoGuess&, const NoGuess&) = default;
};

/// The deductions that a player must be able to make: the numbers shown, and the allowed grades.
struct Deductions {
    Numbers numbers = Numbers::All;
    NoGuess grades = {};
};

}  // namespace mazeloom::level
