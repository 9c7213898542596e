// SPDX-License-Identifier: MIT
// A histogram as the bars of a chart. All bars have the same width, which is a round number of
// values, and they are few enough to be told apart. Several histograms can share the same bars, so
// that they can be compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/analyse/survey/tally.h"

namespace mazeloom::analyse {

/// A range of consecutive values, both ends included.
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

/// The positions of bars. The first and last bar can reach beyond the range of 64 bits.
struct BarScale {
    static constexpr std::size_t kMostBars = 50;

    Wide first = 0;        ///< the first value of the first bar: a multiple of the width
    Wide width = 1;        ///< values per bar: 1, 2 or 5 times a power of ten
    std::size_t bars = 0;  ///< 0 if there are no values

    Stretch valuesOf(std::size_t bar) const;
    /// Returns the index of the bar that holds a value, or of the nearest bar. There must be at
    /// least one bar.
    std::size_t barOf(std::int64_t value) const;

    friend bool operator==(const BarScale&, const BarScale&) = default;
};

/// Returns the narrowest scale of at most `most` bars for all values of the tallies. If a histogram
/// is coarse, a bar is at least as wide as its widest bin.
BarScale barScaleOf(std::span<const Tally* const> tallies, std::size_t most = BarScale::kMostBars);

/// Returns a tally's counts in the bars of a scale that was made for it. If a bar ends within a
/// coarse bin, the bin's values count as spread evenly over the bin. The sum of the bars is always
/// the tally's count.
std::vector<Bar> barsOf(const Tally& tally, const BarScale& scale);
std::vector<Bar> barsOf(const Tally& tally, std::size_t most = BarScale::kMostBars);

}  // namespace mazeloom::analyse
