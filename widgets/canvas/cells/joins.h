// SPDX-License-Identifier: MIT
// How a cell joins its eight neighbours: a bit for each neighbour that is open where the cell is
// solid, or solid where the cell is open. A corner only shows where both sides beside it are alike.
#pragma once

#include <array>
#include <cstdint>

namespace mazeloom::widgets {

/// Clockwise from above.
enum Join : unsigned {
    kAbove = 0x01,
    kAboveRight = 0x02,
    kRight = 0x04,
    kBelowRight = 0x08,
    kBelow = 0x10,
    kBelowLeft = 0x20,
    kLeft = 0x40,
    kAboveLeft = 0x80,
};

/// Without the corners that do not show.
constexpr unsigned visibleJoins(unsigned joins) {
    if ((joins & (kAbove | kRight)) != 0) joins &= ~unsigned{kAboveRight};
    if ((joins & (kRight | kBelow)) != 0) joins &= ~unsigned{kBelowRight};
    if ((joins & (kBelow | kLeft)) != 0) joins &= ~unsigned{kBelowLeft};
    if ((joins & (kLeft | kAbove)) != 0) joins &= ~unsigned{kAboveLeft};
    return joins;
}

/// How many sets of visible joins there are.
inline constexpr int kJoinShapes = 47;

/// Numbers the sets of visible joins 0 … kJoinShapes − 1; all joins that look alike have one
/// number.
inline constexpr std::array<std::uint8_t, 256> kJoinShape = [] {
    std::array<std::uint8_t, 256> shapes{};
    std::uint8_t count = 0;
    for (unsigned joins = 0; joins < 256; ++joins) {
        // The visible joins are a subset, so their number is known already.
        const unsigned visible = visibleJoins(joins);
        shapes[joins] = visible == joins ? count++ : shapes[visible];
    }
    return shapes;
}();

}  // namespace mazeloom::widgets
