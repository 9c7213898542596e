// SPDX-License-Identifier: MIT
// The distribution of a measure's values: the extremes, the median, the quartiles, and the
// quantiles of 10 % and 90 %.
#pragma once

#include <cstdint>
#include <optional>

#include "core/analyse/survey/tally.h"

namespace mazeloom::analyse {

struct Band {
    std::int64_t least = 0;
    std::int64_t tenth = 0;  ///< the 10 % quantile, see quantileOf()
    std::int64_t quarter = 0;
    std::int64_t median = 0;
    std::int64_t threeQuarters = 0;
    std::int64_t nineTenths = 0;
    std::int64_t most = 0;
    std::uint64_t count = 0;

    friend bool operator==(const Band&, const Band&) = default;
};

/// Returns a quantile: the smallest value such that at least `percent` % of all values are not
/// greater. For a coarse histogram, returns an end of the bin that holds this value: the end nearer
/// to 0, clamped to the range of all values. There must be at least one value.
std::int64_t quantileOf(const Tally& tally, unsigned percent);

/// Returns the band of a tally's values; nullopt if there are no values.
std::optional<Band> bandOf(const Tally& tally);

}  // namespace mazeloom::analyse
