// SPDX-License-Identifier: MIT
// Terrain colours for export formats that can hold colours. Core has no themes; these colours are
// close to the dark theme.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/level/map/own_terrain.h"
#include "core/level/map/terrain.h"

namespace mazeloom::exchange {

struct Rgb {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;

    friend constexpr bool operator==(Rgb, Rgb) = default;
};

/// Returns "#rrggbb".
inline std::string hexOf(Rgb colour) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t part : {colour.red, colour.green, colour.blue}) {
        text += kDigits[part >> 4];
        text += kDigits[part & 15];
    }
    return text;
}

constexpr Rgb groundColour(level::Ground ground) {
    switch (ground) {
        case level::Ground::Void:
            return {0, 0, 0};
        case level::Ground::Rock:
            return {29, 33, 40};
        case level::Ground::Open:
            return {58, 64, 74};
        case level::Ground::Liquid:
            return {44, 74, 110};
    }
    return {0, 0, 0};
}

inline Rgb groundColour(const level::TerrainTable& terrains, level::Terrain terrain) {
    const level::OwnTerrain* own = terrains.ownOf(terrain);
    if (own == nullptr) return groundColour(level::info(terrain).ground);
    const auto part = [&](unsigned shift) {
        return static_cast<std::uint8_t>(own->colour.rgba >> shift & 0xffu);
    };
    return {part(24), part(16), part(8)};
}

}  // namespace mazeloom::exchange
