// SPDX-License-Identifier: MIT
// Round numbers for axes and bars: 1, 2 or 5 times a power of ten.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/analyse/survey/wide.h"

namespace mazeloom::analyse {

/// The smallest round number that is not below `least`, which is at most 10^30. It is at least 1.
Wide roundUp(Wide least);
/// The next larger one of a round number.
Wide nextRound(Wide round);

/// The greatest multiple of `step` that is not above a value; `step` > 0.
Wide multipleAtOrBelow(Wide value, Wide step);

/// The multiples of a round number from `first` to `last`: of the smallest of which there are at
/// most `most`, which is 2 or more. There is always one.
std::vector<std::int64_t> ticks(std::int64_t first, std::int64_t last, std::size_t most);

}  // namespace mazeloom::analyse
