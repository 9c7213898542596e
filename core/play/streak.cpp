// SPDX-License-Identifier: MIT
#include "core/play/streak.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace mazeloom::play {

Streak streakOf(const DayRecords& days, Date today) {
    const std::chrono::sys_days now(today);
    Streak streak;
    int length = 0;
    std::optional<std::chrono::sys_days> last;
    // The keys are dates as text, which sorts them by date.
    for (const auto& [text, record] : days) {
        const auto date = readDate(text);
        if (!date || !record.isWon()) continue;
        const std::chrono::sys_days day(*date);
        if (day > now) break;
        length = last && day - *last == std::chrono::days(1) ? length + 1 : 1;
        last = day;
        ++streak.days;
        streak.longest = std::max(streak.longest, length);
    }
    if (last && now - *last <= std::chrono::days(1)) streak.current = length;
    return streak;
}

}  // namespace mazeloom::play
