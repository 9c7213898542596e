// SPDX-License-Identifier: MIT
// Measures over many seeds of one level. Merging is associative and commutative: however the seeds
// are distributed among threads and machines, the same seeds give the same survey.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analyse/survey/failures.h"
#include "core/analyse/survey/pair_grid.h"
#include "core/analyse/survey/seed_ranges.h"
#include "core/analyse/survey/tally.h"

namespace mazeloom::analyse {

/// The subject of a survey. Only surveys with the same subject can be merged.
struct SurveyOf {
    std::string program;  ///< version of the generating program
    std::string level;    ///< the level's id
    std::string recipe;   ///< recipeHash(): the hash of everything that decides what a seed gives
    std::vector<std::string> measures;  ///< the ids of the measures, each once
    bool hasPairs = true;               ///< whether there is a grid for each pair of measures

    std::size_t pairCount() const;

    friend bool operator==(const SurveyOf&, const SurveyOf&) = default;
};

class Survey {
  public:
    explicit Survey(SurveyOf of);

    const SurveyOf& of() const { return of_; }
    const SeedRanges& seeds() const { return seeds_; }
    /// Returns the tallies in the order of the measures.
    const std::vector<Tally>& tallies() const { return tallies_; }
    /// Returns a grid for each pair of measures, over the seeds that have both values, in the order
    /// (0, 1), (0, 2), …, (1, 2), …; the list is empty if the survey has no pairs.
    const std::vector<PairGrid>& pairs() const { return pairs_; }
    const Failures& failures() const { return failures_; }

    /// Returns the index in pairs() of the grid of two measures; `a` < `b`.
    std::size_t pairOf(std::size_t a, std::size_t b) const;

    /// Adds the values of a seed that the survey does not have. A value is nullopt if the measure
    /// does not apply to such a map.
    void add(std::uint64_t seed, std::span<const std::optional<std::int64_t>> values);
    void addFailure(std::uint64_t seed, std::string_view stage, std::string_view text);
    /// Marks seeds as surveyed, after their values or failures were added.
    void addSeeds(const SeedRange& seeds) { seeds_.add(seeds); }
    /// Returns the reason why `other` cannot be merged into this survey, as a sentence without a
    /// full stop; nullopt if it can be merged.
    std::optional<std::string> whyNotWith(const Survey& other) const;
    /// Merges a survey for which whyNotWith() returns nullopt.
    void merge(const Survey& other);

    /// Makes a survey from stored data, without checking the data.
    static Survey of(SurveyOf of, SeedRanges seeds, std::vector<Tally> tallies,
                     std::vector<PairGrid> pairs, Failures failures);

    friend bool operator==(const Survey&, const Survey&) = default;

  private:
    SurveyOf of_;
    SeedRanges seeds_;
    std::vector<Tally> tallies_;
    std::vector<PairGrid> pairs_;
    Failures failures_;
};

}  // namespace mazeloom::analyse
