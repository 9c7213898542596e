// SPDX-License-Identifier: MIT
// A histogram as the bars of a chart: equally wide, of a round number of values, few enough to be
// seen. Several histograms can have the same bars, so that they can be compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/analyse/survey/tally.h"

namespace mazeloom::analyse {

/// Values that follow each other, both ends included.
struct Stretch {
    std::int64_t first = 0;
    std::int64_t last = 0;

    friend bool operator==(const Stretch&, const Stretch&) = default;
};

struct Bar {
    Stretch values;
    std::uint64_t count = 0;

    friend bool operator==(const Bar&, const Bar&) = default;
};

/// Where bars lie. They may reach beyond the values of 64 bits at either end.
struct BarScale {
    static constexpr std::size_t kMostBars = 50;

    Wide first = 0;        ///< the first value of the first bar: a multiple of the width
    Wide width = 1;        ///< values of a bar: 1, 2 or 5 times a power of ten
    std::size_t bars = 0;  ///< none where there are no values

    Stretch valuesOf(std::size_t bar) const;
    /// The bar that holds a value, or else the nearest one; there is at least one.
    std::size_t barOf(std::int64_t value) const;

    friend bool operator==(const BarScale&, const BarScale&) = default;
};

/// The narrowest at most `most` bars for all values of some tallies. Where a histogram is coarse,
/// a bar is not narrower than its widest bin.
BarScale barScaleOf(std::span<const Tally* const> tallies, std::size_t most = BarScale::kMostBars);

/// What a tally has in each bar of a scale that was made for it. The values of a coarse bin count
/// as spread evenly over it where a bar ends within. The sum is the tally's count either way.
std::vector<Bar> barsOf(const Tally& tally, const BarScale& scale);
std::vector<Bar> barsOf(const Tally& tally, std::size_t most = BarScale::kMostBars);

}  // namespace mazeloom::analyse
