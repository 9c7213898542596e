// SPDX-License-Identifier: MIT
// Converts numbers to text and back, independently of the locale.
#pragma once

#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace mazeloom::exchange {

/// Appends the shortest text that reads back as the same number.
template <typename Number>
void append(std::string& out, Number number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    out.append(text.data(), end);
}

inline std::string textOfNumber(double number) {
    std::string text;
    append(text, number);
    return text;
}

/// Whether the whole text is a number; if so, sets `number`.
template <typename Number>
bool isRead(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

}  // namespace mazeloom::exchange
