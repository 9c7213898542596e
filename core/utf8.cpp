// SPDX-License-Identifier: MIT
#include "core/utf8.h"

#include <algorithm>
#include <array>

namespace mazeloom::utf8 {

namespace {

unsigned byteAt(std::string_view text, std::size_t place) {
    return static_cast<unsigned char>(text[place]);
}

}  // namespace

std::size_t countCharacters(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, isContinuation));
}

std::size_t endOfCharacter(std::string_view text, std::size_t at) {
    while (at < text.size() && isContinuation(text[at]))
        ++at;
    return at;
}

std::size_t lengthOfFirst(std::string_view text) {
    const unsigned first = byteAt(text, 0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
    // These bounds exclude overlong forms, surrogates and values beyond the last code point.
    const unsigned low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const unsigned high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (byteAt(text, 1) < low || byteAt(text, 1) > high) return 0;
    for (std::size_t i = 2; i < length; ++i) {
        if (!isContinuation(text[i])) return 0;
    }
    return length;
}

char32_t takeCharacter(std::string_view& text) {
    const std::size_t length = lengthOfFirst(text);
    // The payload bits of the first byte, by length.
    constexpr std::array<unsigned, 5> kBits{0, 0x7f, 0x1f, 0x0f, 0x07};
    char32_t character = length == 0 ? kReplacement : byteAt(text, 0) & kBits[length];
    for (std::size_t i = 1; i < length; ++i)
        character = character << 6 | (byteAt(text, i) & 0x3f);
    text.remove_prefix(std::max<std::size_t>(length, 1));
    return character;
}

std::u32string charactersOf(std::string_view text) {
    std::u32string characters;
    while (!text.empty())
        characters += takeCharacter(text);
    return characters;
}

void append(std::string& out, char32_t character) {
    if (isSurrogate(character) || character > kMostCharacter) character = kReplacement;
    const auto add = [&out](char32_t bits) { out += static_cast<char>(bits); };
    const auto addRest = [&](int shift) { add(0x80 | (character >> shift & 0x3f)); };
    if (character < 0x80) {
        add(character);
    } else if (character < 0x800) {
        add(0xc0 | character >> 6);
        addRest(0);
    } else if (character < 0x10000) {
        add(0xe0 | character >> 12);
        addRest(6);
        addRest(0);
    } else {
        add(0xf0 | character >> 18);
        addRest(12);
        addRest(6);
        addRest(0);
    }
}

}  // namespace mazeloom::utf8
