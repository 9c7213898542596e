// SPDX-License-Identifier: MIT
#include "core/level/map/translations.h"

#include <algorithm>

namespace mazeloom::level {

namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

char folded(char c) {
    if (c == '_') return '-';
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

bool isLanguage(std::string_view tag) {
    constexpr std::size_t kLongestTag = 35;  // the length that RFC 5646 asks programs to support
    constexpr std::size_t kLongestPart = 8;
    if (tag.size() > kLongestTag) return false;
    const std::string_view language = tag.substr(0, tag.find('-'));
    if (language.size() < 2 || language.size() > 3 || !std::ranges::all_of(language, isLetter)) {
        return false;
    }
    for (std::size_t at = language.size(); at < tag.size();) {
        const std::size_t start = at + 1;
        at = std::min(tag.find('-', start), tag.size());
        const std::string_view part = tag.substr(start, at - start);
        const bool isGood =
            std::ranges::all_of(part, [](char c) { return isLetter(c) || isDigit(c); });
        if (part.empty() || part.size() > kLongestPart || !isGood) return false;
    }
    return true;
}

bool detail::isSameLanguage(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, folded, folded);
}

}  // namespace mazeloom::level
