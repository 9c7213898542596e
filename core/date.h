// SPDX-License-Identifier: MIT
// Days of the calendar, as they are written in files and on the command line.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace mazeloom {

using Date = std::chrono::year_month_day;

/// "2026-11-20", years 0001 to 9999; nothing for any other text, and for days that never were.
std::optional<Date> readDate(std::string_view text);
/// `date` is one that readDate() can give.
std::string textOf(Date date);

}  // namespace mazeloom
