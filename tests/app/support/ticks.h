// SPDX-License-Identifier: MIT
// A temple's time, where it is the test's and not the machine's.
#pragma once

#include <algorithm>
#include <cstdint>

#include "widgets/play/temple/temple_run.h"

namespace mazeloom::testing {

/// Nanoseconds of so many ticks.
constexpr std::int64_t ticks(std::int64_t count) {
    return count * 1'000'000'000 / 60 + 1;
}

/// Lets so many pass, a few at a time, as frames do.
inline void pass(widgets::TempleRun& run, std::int64_t count) {
    for (; count > 0; count -= 4)
        run.advance(ticks(std::min<std::int64_t>(count, 4)));
}

}  // namespace mazeloom::testing
