// SPDX-License-Identifier: MIT
#include "core/date.h"

namespace mazeloom {

namespace {

constexpr std::size_t kDateLength = 10;

/// Reads a number that consists of digits only.
std::optional<unsigned> readDigits(std::string_view text) {
    unsigned number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = 10 * number + static_cast<unsigned>(c - '0');
    }
    return number;
}

std::string padded(unsigned number, std::size_t digits) {
    std::string text = std::to_string(number);
    return std::string(digits - text.size(), '0') + text;
}

}  // namespace

std::optional<Date> readDate(std::string_view text) {
    if (text.size() != kDateLength || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = readDigits(text.substr(0, 4));
    const auto month = readDigits(text.substr(5, 2));
    const auto day = readDigits(text.substr(8, 2));
    if (!year || !month || !day || *year == 0) return std::nullopt;
    const Date date(std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month),
                    std::chrono::day(*day));
    if (!date.ok()) return std::nullopt;
    return date;
}

std::string textOf(Date date) {
    return padded(static_cast<unsigned>(static_cast<int>(date.year())), 4) + '-' +
           padded(static_cast<unsigned>(date.month()), 2) + '-' +
           padded(static_cast<unsigned>(date.day()), 2);
}

}  // namespace mazeloom
