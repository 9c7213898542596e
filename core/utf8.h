// SPDX-License-Identifier: MIT
// Takes text in UTF-8 apart into characters (Unicode code points), and writes characters as UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mazeloom::utf8 {

/// The character that stands for bytes that are not UTF-8.
inline constexpr char32_t kReplacement = 0xfffd;
inline constexpr char32_t kMostCharacter = 0x10ffff;

/// Whether the byte continues a character that an earlier byte begins.
constexpr bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}
/// Whether the number is half of a character beyond U+FFFF in UTF-16, and no character itself.
constexpr bool isSurrogate(char32_t number) {
    return number >= 0xd800 && number < 0xe000;
}

/// Returns the number of characters in valid UTF-8.
std::size_t countCharacters(std::string_view text);
/// Returns `at`, or the position behind the continuation bytes that begin there: text that is cut
/// at this position keeps its characters whole.
std::size_t endOfCharacter(std::string_view text, std::size_t at);
/// Returns the length of the first character in bytes; 0 if the text, which must not be empty, does
/// not begin with a valid one (Unicode 15, table 3-7).
std::size_t lengthOfFirst(std::string_view text);

/// Removes and returns the first character of a text, which must not be empty; if it is invalid,
/// removes one byte and returns U+FFFD.
char32_t takeCharacter(std::string_view& text);
/// Returns the characters of a text; U+FFFD for each byte that is not part of a valid character.
std::u32string charactersOf(std::string_view text);

/// Appends a character; U+FFFD for an invalid code point.
void append(std::string& out, char32_t character);

}  // namespace mazeloom::utf8
