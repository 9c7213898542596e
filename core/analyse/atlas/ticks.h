// SPDX-License-Identifier: MIT
// Round numbers for axes and bars: 1, 2 or 5 times a power of ten.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/analyse/survey/wide.h"

namespace mazeloom::analyse {

/// Returns the smallest round number ≥ `least` and ≥ 1. `least` is at most 10^30.
Wide roundUp(Wide least);
/// Returns the next larger round number.
Wide nextRound(Wide round);

/// Returns the greatest multiple of `step` that is not above a value; `step` > 0.
Wide multipleAtOrBelow(Wide value, Wide step);

/// Returns the multiples of a round number from `first` to `last`. Chooses the smallest round
/// number with at most `most` multiples in this range; `most` is 2 or more. There is always at
/// least one multiple.
std::vector<std::int64_t> ticks(std::int64_t first, std::int64_t last, std::size_t most);

}  // namespace mazeloom::analyse
