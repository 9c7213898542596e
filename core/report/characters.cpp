// SPDX-License-Identifier: MIT
#include "core/report/characters.h"

#include <cstddef>

namespace mazeloom::report {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

/// Returns the number of bytes of a character by its first byte; 0 for a byte that begins none.
std::size_t lengthBy(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

/// Whether no shorter encoding of the character exists, and it is a code point but no surrogate.
bool isValid(char32_t character, std::size_t length) {
    if (length == 3 && character < 0x800) return false;
    if (length == 4 && character < 0x10000) return false;
    return character <= 0x10FFFF && (character < 0xD800 || character > 0xDFFF);
}

}  // namespace

std::u32string charactersOf(std::string_view text) {
    std::u32string characters;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = lengthBy(first);
        char32_t character = length < 2 ? first : first & (0x7Fu >> length);
        bool isWhole = length > 0 && length <= text.size() - i;
        for (std::size_t k = 1; isWhole && k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            isWhole = (next & 0xC0u) == 0x80u;
            character = character << 6 | (next & 0x3Fu);
        }
        isWhole = isWhole && isValid(character, length);
        characters += isWhole ? character : kReplacement;
        i += isWhole ? length : 1;
    }
    return characters;
}

void appendUtf8(std::string& out, char32_t character) {
    const auto tail = [&](int shift) {
        out += static_cast<char>(0x80u | (character >> shift & 0x3Fu));
    };
    if (character < 0x80) {
        out += static_cast<char>(character);
    } else if (character < 0x800) {
        out += static_cast<char>(0xC0u | character >> 6);
        tail(0);
    } else if (character < 0x10000) {
        out += static_cast<char>(0xE0u | character >> 12);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0u | character >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

}  // namespace mazeloom::report
