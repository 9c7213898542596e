// SPDX-License-Identifier: MIT
#include "core/analyse/survey/wide.h"

#include <algorithm>

namespace mazeloom::analyse {

std::string toText(Wide number) {
    std::string digits;
    const bool isNegative = number < 0;
    do {
        const int digit = static_cast<int>(number % 10);
        digits += static_cast<char>('0' + (digit < 0 ? -digit : digit));
        number /= 10;
    } while (number != 0);
    if (isNegative) digits += '-';
    std::reverse(digits.begin(), digits.end());
    return digits;
}

std::optional<Wide> wideOf(std::string_view text) {
    // 38 digits always fit into 127 bits.
    constexpr std::size_t kMostDigits = 38;
    const bool isNegative = text.starts_with('-');
    const std::string_view digits = text.substr(isNegative ? 1 : 0);
    if (digits.empty() || digits.size() > kMostDigits) return std::nullopt;
    Wide number = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    if (isNegative) number = -number;
    return toText(number) == text ? std::optional(number) : std::nullopt;
}

}  // namespace mazeloom::analyse
