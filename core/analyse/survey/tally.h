// SPDX-License-Identifier: MIT
// The data of one measure in a survey. Every part depends on the values alone, not on their order,
// so tallies can be merged in any order.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/analyse/survey/histogram.h"
#include "core/analyse/survey/wide.h"

namespace mazeloom::analyse {

/// A seed, and the value measured on its map.
struct Measured {
    std::int64_t value = 0;
    std::uint64_t seed = 0;

    friend bool operator==(const Measured&, const Measured&) = default;
};

struct Tally {
    /// Upper bound on the seeds kept in `lowest`, and on those in `highest`.
    static constexpr std::size_t kMostExtremes = 16;

    Histogram histogram;
    Wide sum = 0;
    Wide squares = 0;               ///< the sum of the values' squares
    std::vector<Measured> lowest;   ///< the least first; among equal values, the smaller seed
    std::vector<Measured> highest;  ///< the greatest first; among equal values, the smaller seed

    void add(std::uint64_t seed, std::int64_t value);
    void merge(const Tally& other);

    std::uint64_t count() const { return histogram.count(); }
    /// Returns the least value. least(), most() and median() need at least one value.
    std::int64_t least() const { return lowest.front().value; }
    std::int64_t most() const { return highest.front().value; }
    /// Returns the median of all values; of two middle values, the lower one. For a coarse
    /// histogram, returns the value nearest to 0 in the bin of the median.
    std::int64_t median() const;

    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace mazeloom::analyse
