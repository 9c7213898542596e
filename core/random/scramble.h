// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace mazeloom::random {

/// Applies the finaliser of SplitMix64: neighbouring arguments give unrelated results.
constexpr std::uint64_t scramble(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

}  // namespace mazeloom::random
