// SPDX-License-Identifier: MIT
// Streaks of daily challenges.
#pragma once

#include "core/date.h"
#include "core/play/profile.h"

namespace mazeloom::play {

/// Numbers of consecutive days whose challenges were won.
struct Streak {
    int current = 0;  ///< ends today, or yesterday if today's challenge was not won yet
    int longest = 0;
    int days = 0;  ///< all days that were won, consecutive or not

    friend bool operator==(const Streak&, const Streak&) = default;
};

/// Counts the days up to `today`. A day counts whenever its challenge was won, also on a later day.
Streak streakOf(const DayRecords& days, Date today);

}  // namespace mazeloom::play
