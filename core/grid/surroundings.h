// SPDX-License-Identifier: MIT
// The eight cells around one, as a set of bits.
#pragma once

#include <array>
#include <bit>

#include "core/grid/point.h"

namespace mazeloom::grid {

/// Bit k is the k-th cell clockwise from the one above: even bits share a side with the middle, odd
/// bits a corner.
using Surroundings = unsigned;

inline constexpr std::array<Point, 8> kAround{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

/// The cells around `middle` for which `belongs` is true.
template <typename Belongs>
Surroundings surroundings(Point middle, const Belongs& belongs) {
    Surroundings set = 0;
    for (unsigned k = 0; k < 8; ++k) {
        if (belongs(middle + kAround[k])) set |= 1u << k;
    }
    return set;
}

/// Whether those that share a side with the middle reach each other without it, through the
/// surroundings alone: then taking the middle away disconnects nothing. False when there are none.
constexpr bool holdsWithoutMiddle(Surroundings set) {
    // Going round once, every gap between two side cells must be bridged by the corner between
    // them, but for one gap: a line of cells needs no closing.
    const unsigned sides = set & 0x55u;
    if (sides == 0) return false;
    const unsigned bridged = sides & (set >> 1) & (std::rotr(static_cast<unsigned char>(sides), 2));
    return std::popcount(sides) - std::popcount(bridged) <= 1;
}

}  // namespace mazeloom::grid
