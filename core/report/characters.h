// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mazeloom::report {

/// Returns the characters of a text that should be UTF-8; U+FFFD for each byte that is not part of
/// a valid character.
std::u32string charactersOf(std::string_view text);
/// Appends a character as UTF-8. It must be a valid code point.
void appendUtf8(std::string& out, char32_t character);

}  // namespace mazeloom::report
