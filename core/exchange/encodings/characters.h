// SPDX-License-Identifier: MIT
// Decodes other programs' text into characters, from the encodings that editors and spreadsheets
// write and with any system's line ends. A character is a Unicode code point.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/stop.h"

namespace mazeloom::exchange {

enum class Encoding {
    Unicode,  ///< UTF-8, or UTF-16 with a byte order mark or with zero bytes that reveal its byte
              ///< order
    Latin1    ///< ISO 8859-1, except for text with a byte order mark
};

/// Returns the text as UTF-8 without a byte order mark, or a sentence fragment that says why the
/// text is invalid. Once `stop` is set, the result is unusable. Does not copy text that is UTF-8
/// already.
tl::expected<std::string, std::string> toUtf8(std::string text, Encoding encoding,
                                              const Stop& stop = {});
/// Whether the bytes are UTF-16, as Encoding::Unicode says.
bool isUtf16(std::string_view bytes);
/// Whether the bytes are text in neither UTF-8 nor UTF-16, so that the user must choose the
/// encoding. False once `stop` is set.
bool isOfUnknownEncoding(std::string_view bytes, const Stop& stop = {});

/// Whether a character takes no cell of its own: it combines with the previous character, as
/// accents do, or only controls how other characters are shown.
bool takesNoCell(char32_t character);

/// Returns the lines of a text without LF, CRLF or CR, as views into `text`. A final line end
/// begins no further line. Ends after `most` lines, and soon after `stop` is set.
std::vector<std::string_view> linesOf(std::string_view text, std::size_t most,
                                      const Stop& stop = {});

/// Returns the character in UTF-8; U+FFFD for an invalid code point.
std::string toUtf8(char32_t character);
/// Returns the character in UTF-8; for an invisible character, its number: "U+0009".
std::string nameOf(char32_t character);

/// Returns a description of the character for messages: the character in quotes, with its number
/// unless it is ASCII. An invisible character is described by name or number only: "a tab",
/// "U+200B".
std::string describeCharacter(char32_t character);

/// Returns the character of a glyph in IBM's code page 437, the usual glyph order of roguelike
/// fonts.
char32_t ofCodePage437(unsigned char glyph);

}  // namespace mazeloom::exchange
