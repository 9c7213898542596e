// SPDX-License-Identifier: MIT
// Detects whether a generator has drifted. Compares two surveys, measure by measure: could both
// come from the same distribution? Two tests of their histograms decide: the chi-squared test of
// homogeneity, which detects any deviating bin, and the Kolmogorov-Smirnov test, which detects a
// shift of the whole distribution. Seeds that have a level but no value of the measure count as one
// more value, so that a measure cannot lose its values unnoticed. The significance level is divided
// among all tests (Bonferroni), so that false alarms are no more frequent than requested.
//
// The statistics are for display: they use floating point and decide nothing about a level.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/analyse/survey/survey.h"

namespace mazeloom::analyse {

/// Stands for the share of seeds without a level in place of a measure's id.
inline constexpr const char* kFailures = "failures";

struct MeasureDrift {
    std::string measure;  ///< its id, or kFailures
    bool isSame = true;   ///< the histograms are identical
    bool hasDrifted = false;
    /// The probability that two surveys of the same generator differ at least as much in this
    /// measure; 1 if isSame.
    double chance = 1;
    double meanBefore = 0;  ///< 0 if no seed has a value
    double meanAfter = 0;
};

struct Drift {
    std::vector<MeasureDrift> measures;  ///< measures that both surveys have, then kFailures
    /// The measures that only the survey before has, or of which only it has levels. The change
    /// lost them, so they count as drift: a gate must not pass because it measures less.
    std::vector<std::string> missing;
    /// The measures that only the survey after has, or of which only it has levels. They cannot be
    /// compared and are no drift.
    std::vector<std::string> added;
    std::uint64_t seedsBefore = 0;
    std::uint64_t seedsAfter = 0;

    /// Whether a measure has drifted or is missing.
    bool hasDrifted() const;
};

/// Compares two surveys. `alpha`, between 0 and 1, is the probability of a false alarm in any of
/// the measures.
Drift driftBetween(const Survey& before, const Survey& after, double alpha);

/// Returns the probability that two samples of one distribution differ at least as much as these
/// histograms: twice the smaller result of both tests, at most 1. Returns 1 if a sample has no
/// values.
double chanceOfEqual(const Histogram& before, const Histogram& after);

}  // namespace mazeloom::analyse
