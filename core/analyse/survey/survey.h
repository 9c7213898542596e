// SPDX-License-Identifier: MIT
// Measures over many seeds of one level. Merging is associative and commutative: however seeds are
// shared among threads and machines, the same seeds give the same survey.
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

/// What a survey is of. Only surveys of the same can be merged.
struct SurveyOf {
    std::string program;  ///< the version that generated
    std::string level;    ///< its id
    std::string recipe;   ///< the hash of all that decides what a seed gives (recipe_hash.h)
    std::vector<std::string> measures;  ///< their ids; each once
    bool hasPairs = true;               ///< with a grid of each two measures

    std::size_t pairCount() const;

    friend bool operator==(const SurveyOf&, const SurveyOf&) = default;
};

class Survey {
  public:
    explicit Survey(SurveyOf of);

    const SurveyOf& of() const { return of_; }
    const SeedRanges& seeds() const { return seeds_; }
    /// By the order of the measures.
    const std::vector<Tally>& tallies() const { return tallies_; }
    /// Of each two measures that both have a value: (0, 1), (0, 2), …, (1, 2), …; or none.
    const std::vector<PairGrid>& pairs() const { return pairs_; }
    const Failures& failures() const { return failures_; }

    /// Where the grid of two measures stands among pairs(); `a` < `b`.
    std::size_t pairOf(std::size_t a, std::size_t b) const;

    /// Each seed once. Nothing where a measure tells nothing of such a map.
    void add(std::uint64_t seed, std::span<const std::optional<std::int64_t>> values);
    void addFailure(std::uint64_t seed, std::string_view stage, std::string_view text);
    /// The seeds that values were added of.
    void addSeeds(const SeedRange& seeds) { seeds_.add(seeds); }
    /// Why another cannot be merged into this one: a sentence without final stop.
    std::optional<std::string> whyNotWith(const Survey& other) const;
    /// Of one that can be.
    void merge(const Survey& other);

    /// As it was written; nothing is checked.
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
