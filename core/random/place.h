// SPDX-License-Identifier: MIT
// Random numbers that belong to a place: the same seed and place always give the same number,
// whatever was drawn elsewhere. A change to one cell therefore does not change the draws of other
// cells.
#pragma once

#include <cstdint>

namespace mazeloom::random {

/// Returns 64 bits for a place. Different places, and different seeds, give unrelated bits.
constexpr std::uint64_t bitsOfPlace(std::uint64_t seed, std::int32_t x, std::int32_t y) {
    const std::uint64_t place =
        std::uint64_t{static_cast<std::uint32_t>(y)} << 32 | static_cast<std::uint32_t>(x);
    // Two rounds of the finaliser of SplitMix64, with the seed mixed in between them.
    std::uint64_t bits = place * 0x9e3779b97f4a7c15u;
    bits = (bits ^ (bits >> 32)) * 0xbf58476d1ce4e5b9u;
    bits ^= seed;
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9u;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebu;
    return bits ^ (bits >> 31);
}

}  // namespace mazeloom::random
