// SPDX-License-Identifier: MIT
// Finds the two measures of a survey that tell most when shown together: both spread far, and
// neither says much about the other.
//
// Spread: two seeds drawn from n fall into the same bin with probability S / n², where S is the sum
// of the bins' squared counts. n² / S, the inverse of Simpson's index, is the effective number of
// bins: 1 for a constant, k for k equally full bins. The effective number of a grid's cells is
// computed in the same way. Then
//
//     gain = cells / max(bins of x, bins of y) − 1
//
// is the average number of further values that one measure takes when the other is known: 0 if one
// measure is constant or follows from the other; k − 1 if the measures are independent and the
// measure with the smaller spread takes k values.
//
// Correlation: Pearson's r of the bins' indices. The score is gain · (1 − r²).
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

/// Returns the pairs in which neither measure is constant, sorted by descending score, then by
/// ascending strength of the correlation, then in the order of the survey. Returns an empty list if
/// the survey has no pairs.
std::vector<TellingPair> tellingPairs(const Survey& survey);
/// Returns the first of tellingPairs(); nullopt if there are none.
std::optional<TellingPair> mostTellingPair(const Survey& survey);

}  // namespace mazeloom::analyse
