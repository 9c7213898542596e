// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/band.h"

#include <algorithm>

namespace mazeloom::analyse {

std::int64_t quantileOf(const Tally& tally, unsigned percent) {
    const Wide wanted = static_cast<Wide>(tally.count()) * percent;
    Wide before = 0;
    for (const auto& [value, times] : tally.histogram.bins()) {
        before += times;
        if (before * 100 >= wanted) return std::clamp(value, tally.least(), tally.most());
    }
    return tally.most();
}

std::optional<Band> bandOf(const Tally& tally) {
    if (tally.count() == 0) return std::nullopt;
    return Band{tally.least(),         quantileOf(tally, 10), quantileOf(tally, 25),
                quantileOf(tally, 50), quantileOf(tally, 75), quantileOf(tally, 90),
                tally.most(),          tally.count()};
}

}  // namespace mazeloom::analyse
