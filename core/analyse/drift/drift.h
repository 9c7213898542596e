// SPDX-License-Identifier: MIT
// Has a generator drifted? Two surveys, measure by measure: could both have come from the same
// distribution? Asked by two tests of their histograms, the chi-squared test of homogeneity, which
// sees any bin that is off, and that of Kolmogorov and Smirnov, which sees a shift of all. The
// bound is divided among all that is asked (Bonferroni), so that a false alarm comes no more often
// than asked for.
//
// Statistics are for the eye: they are computed in floating point, and decide nothing of a level.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/analyse/survey/survey.h"

namespace mazeloom::analyse {

struct MeasureDrift {
    std::string measure;  ///< its id; "failures" for the share of seeds without a level
    bool isSame = true;   ///< the very same histogram
    bool hasDrifted = false;
    /// How likely two surveys of one generator differ as much in this measure; 1 of the same.
    double chance = 1;
    double meanBefore = 0;
    double meanAfter = 0;
};

struct Drift {
    std::vector<MeasureDrift> measures;  ///< those that both have, then "failures"
    std::vector<std::string> onlyInOne;  ///< measures that cannot be compared
    std::uint64_t seedsBefore = 0;
    std::uint64_t seedsAfter = 0;

    bool hasDrifted() const;
};

/// `alpha`: how often a false alarm may come, in any of the measures; between 0 and 1.
Drift driftBetween(const Survey& before, const Survey& after, double alpha);

/// How likely two samples of the same distribution differ as much: the smaller of both tests'
/// chances, doubled. 1 where one has no values.
double chanceOfEqual(const Histogram& before, const Histogram& after);

}  // namespace mazeloom::analyse
