// SPDX-License-Identifier: MIT
// The eight cells around a middle cell, as a set of bits.
#pragma once

#include <array>
#include <bit>

#include "core/grid/point.h"

namespace mazeloom::grid {

/// A set of the eight cells. Bit k is the k-th cell clockwise from the cell above. Even bits are
/// the cells that share a side with the middle, odd bits the cells at its corners.
using Surroundings = unsigned;

inline constexpr std::array<Point, 8> kAround{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

/// Returns the cells around `middle` for which `belongs` is true.
template <typename Belongs>
constexpr Surroundings surroundings(Point middle, const Belongs& belongs) {
    Surroundings set = 0;
    for (unsigned k = 0; k < 8; ++k) {
        if (belongs(middle + kAround[k])) set |= 1u << k;
    }
    return set;
}

/// Whether the cells that share a side with the middle are connected through the surroundings
/// alone, so that removing the middle disconnects nothing. False if the set has no cell that shares
/// a side with the middle.
constexpr bool holdsWithoutMiddle(Surroundings set) {
    // A side cell is bridged if the next corner clockwise and the next side cell belong to the set,
    // too. One side cell need not be bridged: the last one of the chain.
    const unsigned sides = set & 0x55u;
    if (sides == 0) return false;
    const unsigned bridged = sides & (set >> 1) & (std::rotr(static_cast<unsigned char>(sides), 2));
    const unsigned unbridged = sides & ~bridged;
    return (unbridged & (unbridged - 1)) == 0;
}

}  // namespace mazeloom::grid
