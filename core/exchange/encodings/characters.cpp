// SPDX-License-Identifier: MIT
#include "core/exchange/encodings/characters.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/utf8.h"

namespace mazeloom::exchange {

namespace {

constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf";
constexpr std::string_view kLittleMark = "\xff\xfe";
constexpr std::string_view kBigMark = "\xfe\xff";
constexpr std::string_view kLittleMark32("\xff\xfe\0\0", 4);
constexpr std::string_view kBigMark32("\0\0\xfe\xff", 4);

unsigned byteAt(std::string_view text, std::size_t place) {
    return static_cast<unsigned char>(text[place]);
}

/// Returns the position of the first byte that is not UTF-8; npos if there is none, or once `stop`
/// is set.
std::size_t firstFlaw(std::string_view text, const Stop& stop) {
    PacedStop pace(stop);
    for (std::size_t at = 0; at < text.size();) {
        if (pace.isAsked()) break;
        const std::size_t length = utf8::lengthOfFirst(text.substr(at));
        if (length == 0) return at;
        at += length;
    }
    return std::string_view::npos;
}

std::string hex(char32_t number, std::size_t digits) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string text;
    for (; number > 0 || text.size() < digits; number >>= 4)
        text.insert(text.begin(), kDigits[number & 15]);
    return text;
}

/// Returns the length of the first line without its line end; less once a stop is asked for.
std::size_t lengthOfLine(std::string_view text, PacedStop& pace) {
    std::size_t length = 0;
    while (length < text.size()) {
        const std::string_view piece = text.substr(length, kStopPace);
        const std::size_t end = std::min(piece.find_first_of("\r\n"), piece.size());
        length += end;
        if (pace.isAsked(end + 1) || end < piece.size()) break;
    }
    return length;
}

/// Removes the first line and its line end from a text. Returns the line without its line end.
std::string_view takeLine(std::string_view& text, PacedStop& pace) {
    const std::string_view line = text.substr(0, lengthOfLine(text, pace));
    text.remove_prefix(line.size());
    text.remove_prefix(text.starts_with("\r\n") ? 2 : std::min<std::size_t>(text.size(), 1));
    return line;
}

tl::expected<std::string, std::string> fromUtf16(std::string_view bytes, bool isBig,
                                                 const Stop& stop) {
    if (bytes.size() % 2 != 0) return tl::unexpected<std::string>("is UTF-16 that is cut off");
    const auto unitAt = [&](std::size_t place) -> char32_t {
        const unsigned first = byteAt(bytes, place);
        const unsigned second = byteAt(bytes, place + 1);
        return isBig ? first << 8 | second : second << 8 | first;
    };
    std::string text;
    text.reserve(bytes.size());
    PacedStop pace(stop);
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        if (pace.isAsked()) return tl::unexpected<std::string>(kStopped);
        char32_t character = unitAt(at);
        if (utf8::isSurrogate(character)) {
            const char32_t low = at + 2 < bytes.size() ? unitAt(at + 2) : 0;
            if (character >= 0xdc00 || low < 0xdc00 || low > 0xdfff)
                return tl::unexpected<std::string>("is UTF-16 with half a character");
            character = 0x10000 + ((character - 0xd800) << 10) + (low - 0xdc00);
            at += 2;
        }
        utf8::append(text, character);
    }
    return text;
}

/// The place of the zero bytes in a text's byte pairs, which reveals UTF-16: there, one of the two
/// bytes of an ASCII character is 0. First or Second: this byte is 0 in more than half of the
/// pairs, and the other byte never is.
enum class Zeros { Elsewhere, First, Second };

Zeros zerosOf(std::string_view bytes) {
    constexpr std::size_t kLooked = 4096;
    const std::string_view looked = bytes.substr(0, kLooked);
    if (bytes.size() % 2 != 0 || looked.find('\0') == std::string_view::npos)
        return Zeros::Elsewhere;
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < looked.size(); ++i)
        zeros[i % 2] += looked[i] == '\0' ? 1U : 0U;
    const std::size_t pairs = looked.size() / 2;
    if (2 * zeros[0] > pairs && zeros[1] == 0) return Zeros::First;
    if (2 * zeros[1] > pairs && zeros[0] == 0) return Zeros::Second;
    return Zeros::Elsewhere;
}

std::string fromLatin1(std::string_view bytes, const Stop& stop) {
    std::string text;
    text.reserve(bytes.size());
    PacedStop pace(stop);
    for (const char c : bytes) {
        if (pace.isAsked()) break;
        utf8::append(text, static_cast<unsigned char>(c));
    }
    return text;
}

/// Whether the character is a control character, joins, marks or reverses text, or has no glyph in
/// any font.
bool isInvisible(char32_t character) {
    struct Range {
        char32_t first;
        char32_t last;
    };
    constexpr std::array kRanges{Range{0x00, 0x1f},     Range{0x7f, 0xa0},
                                 Range{0xad, 0xad},     Range{0x300, 0x36f},
                                 Range{0x61c, 0x61c},   Range{0x1680, 0x1680},
                                 Range{0x180e, 0x180e}, Range{0x2000, 0x200f},
                                 Range{0x2028, 0x202f}, Range{0x205f, 0x206f},
                                 Range{0x3000, 0x3000}, Range{0xd800, 0xf8ff},
                                 Range{0xfe00, 0xfe0f}, Range{0xfeff, 0xfeff},
                                 Range{0xfff0, 0xfffb}, Range{0xe0000, utf8::kMostCharacter}};
    // Numbers beyond Unicode are no characters.
    return character > utf8::kMostCharacter ||
           std::ranges::any_of(kRanges, [character](const Range& range) {
               return range.first <= character && character <= range.last;
           });
}

constexpr std::array<char16_t, 256> kCodePage437{
    0x0000, 0x263a, 0x263b, 0x2665, 0x2666, 0x2663, 0x2660, 0x2022, 0x25d8, 0x25cb, 0x25d9, 0x2642,
    0x2640, 0x266a, 0x266b, 0x263c, 0x25ba, 0x25c4, 0x2195, 0x203c, 0x00b6, 0x00a7, 0x25ac, 0x21a8,
    0x2191, 0x2193, 0x2192, 0x2190, 0x221f, 0x2194, 0x25b2, 0x25bc, 0x0020, 0x0021, 0x0022, 0x0023,
    0x0024, 0x0025, 0x0026, 0x0027, 0x0028, 0x0029, 0x002a, 0x002b, 0x002c, 0x002d, 0x002e, 0x002f,
    0x0030, 0x0031, 0x0032, 0x0033, 0x0034, 0x0035, 0x0036, 0x0037, 0x0038, 0x0039, 0x003a, 0x003b,
    0x003c, 0x003d, 0x003e, 0x003f, 0x0040, 0x0041, 0x0042, 0x0043, 0x0044, 0x0045, 0x0046, 0x0047,
    0x0048, 0x0049, 0x004a, 0x004b, 0x004c, 0x004d, 0x004e, 0x004f, 0x0050, 0x0051, 0x0052, 0x0053,
    0x0054, 0x0055, 0x0056, 0x0057, 0x0058, 0x0059, 0x005a, 0x005b, 0x005c, 0x005d, 0x005e, 0x005f,
    0x0060, 0x0061, 0x0062, 0x0063, 0x0064, 0x0065, 0x0066, 0x0067, 0x0068, 0x0069, 0x006a, 0x006b,
    0x006c, 0x006d, 0x006e, 0x006f, 0x0070, 0x0071, 0x0072, 0x0073, 0x0074, 0x0075, 0x0076, 0x0077,
    0x0078, 0x0079, 0x007a, 0x007b, 0x007c, 0x007d, 0x007e, 0x2302, 0x00c7, 0x00fc, 0x00e9, 0x00e2,
    0x00e4, 0x00e0, 0x00e5, 0x00e7, 0x00ea, 0x00eb, 0x00e8, 0x00ef, 0x00ee, 0x00ec, 0x00c4, 0x00c5,
    0x00c9, 0x00e6, 0x00c6, 0x00f4, 0x00f6, 0x00f2, 0x00fb, 0x00f9, 0x00ff, 0x00d6, 0x00dc, 0x00a2,
    0x00a3, 0x00a5, 0x20a7, 0x0192, 0x00e1, 0x00ed, 0x00f3, 0x00fa, 0x00f1, 0x00d1, 0x00aa, 0x00ba,
    0x00bf, 0x2310, 0x00ac, 0x00bd, 0x00bc, 0x00a1, 0x00ab, 0x00bb, 0x2591, 0x2592, 0x2593, 0x2502,
    0x2524, 0x2561, 0x2562, 0x2556, 0x2555, 0x2563, 0x2551, 0x2557, 0x255d, 0x255c, 0x255b, 0x2510,
    0x2514, 0x2534, 0x252c, 0x251c, 0x2500, 0x253c, 0x255e, 0x255f, 0x255a, 0x2554, 0x2569, 0x2566,
    0x2560, 0x2550, 0x256c, 0x2567, 0x2568, 0x2564, 0x2565, 0x2559, 0x2558, 0x2552, 0x2553, 0x256b,
    0x256a, 0x2518, 0x250c, 0x2588, 0x2584, 0x258c, 0x2590, 0x2580, 0x03b1, 0x00df, 0x0393, 0x03c0,
    0x03a3, 0x03c3, 0x00b5, 0x03c4, 0x03a6, 0x0398, 0x03a9, 0x03b4, 0x221e, 0x03c6, 0x03b5, 0x2229,
    0x2261, 0x00b1, 0x2265, 0x2264, 0x2320, 0x2321, 0x00f7, 0x2248, 0x00b0, 0x2219, 0x00b7, 0x221a,
    0x207f, 0x00b2, 0x25a0, 0x00a0,
};

}  // namespace

tl::expected<std::string, std::string> toUtf8(std::string text, Encoding encoding,
                                              const Stop& stop) {
    std::string_view bytes = text;
    if (bytes.starts_with(kLittleMark32) || bytes.starts_with(kBigMark32))
        return tl::unexpected<std::string>("is UTF-32: save the file as UTF-8");
    if (bytes.starts_with(kLittleMark) || bytes.starts_with(kBigMark))
        return fromUtf16(bytes.substr(2), bytes.starts_with(kBigMark), stop);
    if (const Zeros zeros = zerosOf(bytes); zeros != Zeros::Elsewhere)
        return fromUtf16(bytes, zeros == Zeros::First, stop);
    if (bytes.starts_with(kUtf8Mark)) {
        bytes.remove_prefix(kUtf8Mark.size());
    } else if (encoding == Encoding::Latin1) {
        return fromLatin1(bytes, stop);
    }
    const std::size_t flaw = firstFlaw(bytes, stop);
    // A stopped search says nothing about the rest of the text.
    if (stop.isAsked()) return tl::unexpected<std::string>(kStopped);
    if (flaw == std::string_view::npos) {
        text.erase(0, text.size() - bytes.size());
        return text;
    }
    std::size_t line = 0;
    PacedStop pace(stop);
    for (std::string_view before = bytes.substr(0, flaw + 1); !before.empty(); ++line) {
        if (pace.isAsked()) return tl::unexpected<std::string>(kStopped);
        takeLine(before, pace);
    }
    return tl::unexpected("line " + std::to_string(line) + " is not UTF-8 (byte " +
                          hex(byteAt(bytes, flaw), 2) +
                          "): save the file as UTF-8, or say that it is Latin-1");
}

bool isUtf16(std::string_view bytes) {
    return bytes.starts_with(kLittleMark) || bytes.starts_with(kBigMark) ||
           zerosOf(bytes) != Zeros::Elsewhere;
}

bool isOfUnknownEncoding(std::string_view bytes, const Stop& stop) {
    const bool hasMark = bytes.starts_with(kBigMark32) || bytes.starts_with(kUtf8Mark);
    return !hasMark && !isUtf16(bytes) && firstFlaw(bytes, stop) != std::string_view::npos;
}

bool takesNoCell(char32_t character) {
    struct Range {
        char32_t first;
        char32_t last;
    };
    // Combining marks, and characters that join, change direction or select a variant.
    constexpr std::array kRanges{
        Range{0xad, 0xad},      Range{0x300, 0x36f},   Range{0x483, 0x489},
        Range{0x591, 0x5bd},    Range{0x610, 0x61a},   Range{0x61c, 0x61c},
        Range{0x64b, 0x65f},    Range{0x1ab0, 0x1aff}, Range{0x180b, 0x180e},
        Range{0x1dc0, 0x1dff},  Range{0x200b, 0x200f}, Range{0x202a, 0x202e},
        Range{0x2060, 0x206f},  Range{0x20d0, 0x20ff}, Range{0xfe00, 0xfe0f},
        Range{0xfe20, 0xfe2f},  Range{0xfeff, 0xfeff}, Range{0x1f3fb, 0x1f3ff},
        Range{0xe0000, 0xe0fff}};
    return std::ranges::any_of(kRanges, [character](const Range& range) {
        return range.first <= character && character <= range.last;
    });
}

std::vector<std::string_view> linesOf(std::string_view text, std::size_t most, const Stop& stop) {
    PacedStop pace(stop);
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() < most && !pace.isAsked())
        lines.push_back(takeLine(text, pace));
    return lines;
}

std::string toUtf8(char32_t character) {
    std::string text;
    utf8::append(text, character);
    return text;
}

std::string nameOf(char32_t character) {
    return isInvisible(character) ? "U+" + hex(character, 4) : toUtf8(character);
}

std::string describeCharacter(char32_t character) {
    if (character == U'\t') return "a tab";
    if (character == U'\u00a0') return "a no-break space (U+00A0)";
    const std::string name = nameOf(character);
    if (isInvisible(character)) return name;
    const std::string number = character < 0x80 ? "" : " (U+" + hex(character, 4) + ')';
    return '"' + name + '"' + number;
}

char32_t ofCodePage437(unsigned char glyph) {
    return kCodePage437[glyph];
}

}  // namespace mazeloom::exchange
