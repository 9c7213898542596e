// SPDX-License-Identifier: MIT
// Advances a temple's time by the test instead of the machine's clock.
#pragma once

#include <algorithm>
#include <cstdint>

#include "widgets/play/temple/temple_run.h"

namespace mazeloom::testing {

/// Returns the duration of `count` ticks in nanoseconds, rounded up.
constexpr std::int64_t ticks(std::int64_t count) {
    return count * 1'000'000'000 / 60 + 1;
}

/// Advances the game by `count` ticks, at most four at a time, as frames do.
inline void pass(widgets::TempleRun& run, std::int64_t count) {
    for (; count > 0; count -= 4)
        run.advance(ticks(std::min<std::int64_t>(count, 4)));
}

}  // namespace mazeloom::testing
