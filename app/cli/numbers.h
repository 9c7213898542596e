// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <optional>
#include <string>

#include <QString>

namespace mazeloom::app {

/// Parses a number that consists of decimal digits only; nullopt for any other text.
template <typename Number>
std::optional<Number> readNumber(const QString& text) {
    const std::string digits = text.toStdString();
    Number number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    return number;
}

}  // namespace mazeloom::app
