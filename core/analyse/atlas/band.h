// SPDX-License-Identifier: MIT
// The distribution of a measure's values: both ends, the median, and the limits of the middle half
// and of the middle four fifths.
#pragma once

#include <cstdint>
#include <optional>

#include "core/analyse/survey/tally.h"

namespace mazeloom::analyse {

struct Band {
    std::int64_t least = 0;
    std::int64_t tenth = 0;  ///< a tenth of the values is this or less
    std::int64_t quarter = 0;
    std::int64_t median = 0;
    std::int64_t threeQuarters = 0;
    std::int64_t nineTenths = 0;
    std::int64_t most = 0;
    std::uint64_t count = 0;

    friend bool operator==(const Band&, const Band&) = default;
};

/// Returns a quantile: the least value that at least `percent` % of all values do not exceed. For a
/// coarse histogram, returns the end of that value's bin that is nearest to 0, but no value below
/// the least or above the greatest of all. There must be at least one value.
std::int64_t quantileOf(const Tally& tally, unsigned percent);

/// Returns nullopt if there are no values.
std::optional<Band> bandOf(const Tally& tally);

}  // namespace mazeloom::analyse
