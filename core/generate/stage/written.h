// SPDX-License-Identifier: MIT
// What reads the texts that designers write for stages (ParameterInfo::Type::Text).
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace mazeloom::generate {

inline std::string quoted(std::string_view text) {
    return '"' + std::string(text) + '"';
}

/// Without blanks around it.
inline std::string_view trimmed(std::string_view text) {
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The pieces between separators that stand in no parentheses, trimmed; at least one.
inline std::vector<std::string_view> piecesOf(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '(') ++depth;
        if (text[i] == ')') --depth;
        if (text[i] != separator || depth > 0) continue;
        pieces.push_back(trimmed(text.substr(begin, i - begin)));
        begin = i + 1;
    }
    pieces.push_back(trimmed(text.substr(begin)));
    return pieces;
}

inline std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) return {};
    return number;
}

}  // namespace mazeloom::generate
