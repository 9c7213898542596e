// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/bars.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "core/analyse/atlas/ticks.h"

namespace mazeloom::analyse {

namespace {

/// Returns the values that a bin of a tally's histogram can hold.
Stretch valuesOfBin(const Tally& tally, std::int64_t bin) {
    if (tally.histogram.isExact()) return {bin, bin};
    const auto bits = static_cast<std::uint64_t>(bin);
    const std::uint64_t size = bin < 0 ? ~bits + 1 : bits;
    const int width = static_cast<int>(std::bit_width(size));
    // The greatest number that fits into the bits that Histogram::coarseBinOf() drops.
    const Wide more = width > 5 ? (Wide{1} << (width - 5)) - 1 : 0;
    constexpr Wide kLeast = std::numeric_limits<std::int64_t>::min();
    constexpr Wide kMost = std::numeric_limits<std::int64_t>::max();
    Stretch values{static_cast<std::int64_t>(bin < 0 ? std::max(bin - more, kLeast) : bin),
                   static_cast<std::int64_t>(bin < 0 ? bin : std::min(bin + more, kMost))};
    return {std::clamp(tally.least(), values.first, values.last),
            std::clamp(tally.most(), values.first, values.last)};
}

std::int64_t within64(Wide value) {
    return static_cast<std::int64_t>(std::clamp<Wide>(
        value, std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()));
}

}  // namespace

Stretch BarScale::valuesOf(std::size_t bar) const {
    const Wide begin = first + static_cast<Wide>(bar) * width;
    return {within64(begin), within64(begin + width - 1)};
}

std::size_t BarScale::barOf(std::int64_t value) const {
    if (value < first) return 0;
    return static_cast<std::size_t>(std::min((value - first) / width, static_cast<Wide>(bars) - 1));
}

BarScale barScaleOf(std::span<const Tally* const> tallies, std::size_t most) {
    Stretch all{std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()};
    Wide widestBin = 1;
    for (const Tally* tally : tallies) {
        for (const auto& [bin, count] : tally->histogram.bins()) {
            const Stretch values = valuesOfBin(*tally, bin);
            all = {std::min(all.first, values.first), std::max(all.last, values.last)};
            widestBin = std::max(widestBin, static_cast<Wide>(values.last) - values.first + 1);
        }
    }
    if (all.first > all.last) return {};
    const Wide mostBars = static_cast<Wide>(std::max<std::size_t>(most, 2));
    // The first width tried can need one bar too many, because bars begin at multiples of their
    // width.
    const Wide distance = static_cast<Wide>(all.last) - all.first;
    Wide width = roundUp(std::max(widestBin, distance / mostBars));
    for (;; width = nextRound(width)) {
        const Wide first = multipleAtOrBelow(all.first, width);
        const Wide bars = (all.last - first) / width + 1;
        if (bars <= mostBars) return {first, width, static_cast<std::size_t>(bars)};
    }
}

std::vector<Bar> barsOf(const Tally& tally, const BarScale& scale) {
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < scale.bars; ++i)
        bars.push_back({scale.valuesOf(i), 0});
    if (bars.empty()) return bars;
    for (const auto& [bin, count] : tally.histogram.bins()) {
        const Stretch values = valuesOfBin(tally, bin);
        const Wide width = static_cast<Wide>(values.last) - values.first + 1;
        const std::size_t last = scale.barOf(values.last);
        std::uint64_t given = 0;
        for (std::size_t i = scale.barOf(values.first); i <= last; ++i) {
            const Wide upTo = std::min(values.last, bars[i].values.last);
            const auto sum =
                i == last ? count
                          : static_cast<std::uint64_t>(count * (upTo - values.first + 1) / width);
            bars[i].count += sum - given;
            given = sum;
        }
    }
    return bars;
}

std::vector<Bar> barsOf(const Tally& tally, std::size_t most) {
    const std::array one{&tally};
    return barsOf(tally, barScaleOf(one, most));
}

}  // namespace mazeloom::analyse
