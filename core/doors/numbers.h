// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <charconv>
#include <string>

namespace mazeloom::doors {

/// The shortest text that is read as the same number, whatever the locale.
template <typename Number>
void append(std::string& out, Number number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    out.append(text.data(), end);
}

}  // namespace mazeloom::doors
