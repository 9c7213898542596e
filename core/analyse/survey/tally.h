// SPDX-License-Identifier: MIT
// What a survey keeps of one measure. Every part of it follows from the values alone, whatever
// their order, so tallies can be merged in any order.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/analyse/survey/histogram.h"
#include "core/analyse/survey/wide.h"

namespace mazeloom::analyse {

/// A seed with what was measured of its map.
struct Measured {
    std::int64_t value = 0;
    std::uint64_t seed = 0;

    friend bool operator==(const Measured&, const Measured&) = default;
};

struct Tally {
    /// So many seeds are kept at either end.
    static constexpr std::size_t kMostExtremes = 16;

    Histogram histogram;
    Wide sum = 0;
    Wide squares = 0;               ///< the sum of the values' squares
    std::vector<Measured> lowest;   ///< the least first; of equal ones the smaller seed
    std::vector<Measured> highest;  ///< the most first; of equal ones the smaller seed

    void add(std::uint64_t seed, std::int64_t value);
    void merge(const Tally& other);

    std::uint64_t count() const { return histogram.count(); }
    /// These need one value at least.
    std::int64_t least() const { return lowest.front().value; }
    std::int64_t most() const { return highest.front().value; }
    /// The middle one of all values in order, the lower of two; of a coarse histogram the least
    /// value of its bin.
    std::int64_t median() const;

    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace mazeloom::analyse
