// SPDX-License-Identifier: MIT
// Text of other programs as characters: in the encodings that editors and spreadsheets write, with
// the line ends of every system. A character is a Unicode code point.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/stop.h"

namespace mazeloom::doors {

enum class Encoding {
    Unicode,  ///< UTF-8, or UTF-16 with a byte order mark or with bytes of 0 that tell its order
    Latin1    ///< ISO 8859-1, except of text with a byte order mark
};

/// The text as UTF-8 without a byte order mark, or half a sentence that says why it is none. Once
/// `stop` asks, the result is of no use. Text that is UTF-8 keeps its memory.
tl::expected<std::string, std::string> toUtf8(std::string text, Encoding encoding,
                                              const Stop& stop = {});
/// Whether the bytes are text in neither UTF-8 nor UTF-16, so that somebody must say the encoding.
bool isOfUnknownEncoding(std::string_view bytes);

/// Whether a character takes no cell of its own: it joins the one before it, as accents do, or only
/// says how others are shown.
bool takesNoCell(char32_t character);

/// The lines of a text without LF, CRLF or CR; views into it. A line end at the very end begins no
/// line. Stops after `most` lines.
std::vector<std::string_view> linesOf(std::string_view text, std::size_t most);

/// Takes the first character from valid UTF-8 that is not empty.
char32_t takeCharacter(std::string_view& text);
/// How many characters valid UTF-8 has.
std::size_t characterCount(std::string_view text);
/// The character in UTF-8.
std::string toUtf8(char32_t character);
/// The character in UTF-8; one that cannot be seen by its number: "U+0009".
std::string nameOf(char32_t character);

/// The character for a message: in quotes, with its number unless it is ASCII. One that cannot be
/// seen is told by name or by number alone: "a tab", "U+200B".
std::string describeCharacter(char32_t character);

/// The character of a glyph of IBM's code page 437, the order of the glyphs in fonts of roguelikes.
char32_t ofCodePage437(unsigned char glyph);

}  // namespace mazeloom::doors
