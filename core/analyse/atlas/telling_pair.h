// SPDX-License-Identifier: MIT
// Finds the two measures of a survey that tell most when shown together: both spread far, and
// neither says much about the other.
//
// Spread: two seeds drawn from n fall into the same bin with probability S / n², where S is the sum
// of the bins' squared counts. n² / S is the number of equally full bins that would collide as
// often: 1 for a constant, k for k equally full bins. (The inverse of Simpson's index.) The cells
// of a grid are counted like bins, so that
//
//     gain = cells / max(bins of x, bins of y) − 1
//
// is the average number of further values that one measure takes when the other is known: 0 if
// either is constant or follows from the other, k − 1 if they are independent and the one with the
// smaller spread takes k values.
//
// Correlation: Pearson's r of the bins' numbers. The score is gain · (1 − r²).
//
// All computations use whole numbers, so that every machine finds the same pair.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analyse/survey/survey.h"

namespace mazeloom::analyse {

struct PairTelling {
    std::int64_t score = 0;  ///< in units of 1/1024
    /// Pearson's r in ‰, rounded towards 0; nullopt if a measure is constant.
    std::optional<int> correlation = {};
};

PairTelling tellingOf(const PairGrid& grid);

/// Indices of two measures of a survey; a < b.
struct TellingPair {
    std::size_t a = 0;
    std::size_t b = 0;
    PairTelling telling = {};
};

/// Returns the pairs in which neither measure is constant, sorted: the most telling first, then the
/// least correlated, then in the order of the survey. Returns none if the survey has no pairs.
std::vector<TellingPair> tellingPairs(const Survey& survey);
/// Returns the first of tellingPairs(); nullopt if there are none.
std::optional<TellingPair> mostTellingPair(const Survey& survey);

}  // namespace mazeloom::analyse
