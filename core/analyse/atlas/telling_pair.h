// SPDX-License-Identifier: MIT
// Which two measures of a survey tell most beside each other: those that spread far, and say little
// of each other.
//
// Spread: two seeds drawn from n fall into the same bin with the chance S / n², where S is the sum
// of the bins' squared counts. n² / S is how many equally full bins would collide as often: 1 of a
// constant, k of k bins that are equally full. (The inverse of Simpson's index.) Of a grid the
// cells are counted like bins, so that
//
//     gain = cells / max(bins of x, bins of y) − 1
//
// tells how many values the one measure still takes, on average, where the other one is known: 0
// where either is constant or follows from the other, k − 1 where they are independent and the
// lesser one spreads over k bins.
//
// Correlation: Pearson's r of the bins' numbers. The score is gain · (1 − r²).
//
// All of it is in whole numbers, so that each machine opens with the same pair.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analyse/survey/survey.h"

namespace mazeloom::analyse {

struct PairTelling {
    std::int64_t score = 0;  ///< in units of 1/1024
    /// Pearson's r in ‰, rounded towards 0; nothing where a measure is constant.
    std::optional<int> correlation = {};
};

PairTelling tellingOf(const PairGrid& grid);

/// Places among the measures of a survey; a < b.
struct TellingPair {
    std::size_t a = 0;
    std::size_t b = 0;
    PairTelling telling = {};
};

/// The pairs in which no measure is constant: the most telling one first, of equal ones the less
/// correlated, then as the survey has them. None where it has no pairs.
std::vector<TellingPair> tellingPairs(const Survey& survey);
/// The first of them.
std::optional<TellingPair> mostTellingPair(const Survey& survey);

}  // namespace mazeloom::analyse
