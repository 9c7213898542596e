// SPDX-License-Identifier: MIT
// The meanings of the themes' colours, for reading pictures that use them. Core has no themes; a
// test of widgets/theme checks that the colours still match.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mazeloom::exchange {

struct KnownColour {
    std::uint32_t rgb;
    std::string_view meaning;  ///< as in a table of tile meanings
};

/// If a colour has several entries, the first one counts. Colours shared by several terrains are
/// left out.
inline constexpr std::array kThemeColours{
    // Dark.
    KnownColour{0x101216, "terrain void"},
    KnownColour{0x1d2128, "terrain wall"},
    KnownColour{0x2b313b, "terrain wall"},
    KnownColour{0x555d6a, "terrain floor"},
    KnownColour{0x566981, "terrain floor"},
    KnownColour{0x6a6151, "terrain floor"},
    KnownColour{0x46766a, "terrain floor"},
    KnownColour{0x735a82, "terrain floor"},
    KnownColour{0x6570a3, "terrain floor"},
    KnownColour{0x424855, "terrain floor"},
    KnownColour{0x2c4a6e, "terrain water"},
    KnownColour{0xff8a5c, "marks trap"},
    KnownColour{0xffd84a, "marks coin"},
    KnownColour{0xff9f45, "terrain fireplace"},
    KnownColour{0xe0b070, "terrain closed-door"},
    // Light.
    KnownColour{0xd3d7dd, "terrain void"},
    KnownColour{0xbcc3cd, "terrain wall"},
    KnownColour{0xaab3c0, "terrain wall"},
    KnownColour{0xf7f8fa, "terrain floor"},
    KnownColour{0xffffff, "terrain floor"},
    KnownColour{0xfbf3e2, "terrain floor"},
    KnownColour{0xdff5ec, "terrain floor"},
    KnownColour{0xf4e6fa, "terrain floor"},
    KnownColour{0xdfe3ff, "terrain floor"},
    KnownColour{0xf9f9fa, "terrain floor"},
    KnownColour{0xa9cdf5, "terrain water"},
    KnownColour{0xb3340a, "marks trap"},
    KnownColour{0xb88e00, "marks coin"},
    KnownColour{0xc25400, "terrain fireplace"},
    KnownColour{0x8a5a1e, "terrain closed-door"},
    // High contrast.
    KnownColour{0x000000, "terrain void"},
    KnownColour{0x0c0d10, "terrain wall"},
    KnownColour{0x1c2027, "terrain wall"},
    KnownColour{0x353b45, "terrain floor"},
    KnownColour{0x34465c, "terrain floor"},
    KnownColour{0x4a4030, "terrain floor"},
    KnownColour{0x1f5547, "terrain floor"},
    KnownColour{0x54386a, "terrain floor"},
    KnownColour{0x3c4aa6, "terrain floor"},
    KnownColour{0x262a32, "terrain floor"},
    KnownColour{0x0f3a70, "terrain water"},
    KnownColour{0xff9d5c, "marks trap"},
    KnownColour{0xffe14a, "marks coin"},
    KnownColour{0xffb454, "terrain fireplace"},
    KnownColour{0xffc46b, "terrain closed-door"},
};

}  // namespace mazeloom::exchange
