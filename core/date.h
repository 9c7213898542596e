// SPDX-License-Identifier: MIT
// Dates as text, in files and on the command line.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace mazeloom {

using Date = std::chrono::year_month_day;

/// Reads a date such as "2026-11-20", from the years 0001 to 9999. Returns nothing for any other
/// text and for dates that do not exist.
std::optional<Date> readDate(std::string_view text);
/// Returns a date as text, such as "2026-11-20". The date must be one that readDate() can return.
std::string textOf(Date date);

}  // namespace mazeloom
