// SPDX-License-Identifier: MIT
// Chance that belongs to a place: the same number for the same seed and place, whatever was drawn
// elsewhere. So a change of one cell leaves what was drawn for all others alone.
#pragma once

#include <cstdint>

namespace mazeloom::random {

/// 64 bits for a place. Different places, and different seeds, give unrelated bits.
constexpr std::uint64_t bitsOfPlace(std::uint64_t seed, std::int32_t x, std::int32_t y) {
    const std::uint64_t place =
        std::uint64_t{static_cast<std::uint32_t>(y)} << 32 | static_cast<std::uint32_t>(x);
    // Two rounds of the finaliser of SplitMix64, the seed between them.
    std::uint64_t bits = place * 0x9e3779b97f4a7c15u;
    bits = (bits ^ (bits >> 32)) * 0xbf58476d1ce4e5b9u;
    bits ^= seed;
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9u;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebu;
    return bits ^ (bits >> 31);
}

}  // namespace mazeloom::random
