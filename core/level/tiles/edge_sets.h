// SPDX-License-Identifier: MIT
// Tiles that depend on which neighbours of a cell are alike, so that walls join. If only the four
// sides count, there are 16 tiles; if the corners count too, there are 47 ("blob"), because a
// corner only shows between two sides that are alike. Both sets are numbered by their bits,
// clockwise from above, as most tilesets and tutorials number them
// (http://www.cr31.co.uk/stagecast/wang/blob.html).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace mazeloom::level {

/// The neighbours on which a tile depends.
enum class EdgeSet : std::uint8_t { Single, Sides, Blob };

inline constexpr int kSideShapes = 16;
inline constexpr int kBlobShapes = 47;

constexpr int shapesOf(EdgeSet set) {
    if (set == EdgeSet::Sides) return kSideShapes;
    return set == EdgeSet::Blob ? kBlobShapes : 1;
}

/// The neighbours that are like the cell, as a bit set.
enum Alike : unsigned {
    kAlikeAbove = 0x01,
    kAlikeAboveRight = 0x02,
    kAlikeRight = 0x04,
    kAlikeBelowRight = 0x08,
    kAlikeBelow = 0x10,
    kAlikeBelowLeft = 0x20,
    kAlikeLeft = 0x40,
    kAlikeAboveLeft = 0x80,
};

/// Returns the set without the corners that do not show because one of the sides beside them is
/// missing.
constexpr unsigned withoutLoneCorners(unsigned alike) {
    const auto has = [alike](unsigned sides) { return (alike & sides) == sides; };
    if (!has(kAlikeAbove | kAlikeRight)) alike &= ~unsigned{kAlikeAboveRight};
    if (!has(kAlikeRight | kAlikeBelow)) alike &= ~unsigned{kAlikeBelowRight};
    if (!has(kAlikeBelow | kAlikeLeft)) alike &= ~unsigned{kAlikeBelowLeft};
    if (!has(kAlikeLeft | kAlikeAbove)) alike &= ~unsigned{kAlikeAboveLeft};
    return alike;
}

namespace detail {

/// The blob shape of each set of neighbours.
inline constexpr std::array<std::uint8_t, 256> kBlobShape = [] {
    std::array<std::uint8_t, 256> shapes{};
    std::uint8_t count = 0;
    // The set without lone corners is a subset and thus a smaller number, so its shape is already
    // known.
    for (unsigned alike = 0; alike < shapes.size(); ++alike) {
        const unsigned shown = withoutLoneCorners(alike);
        shapes[alike] = shown == alike ? count++ : shapes[shown];
    }
    return shapes;
}();

}  // namespace detail

/// Returns the shape's number in the set, from 0.
constexpr int shapeOf(EdgeSet set, unsigned alike) {
    if (set == EdgeSet::Blob) return detail::kBlobShape[alike & 0xff];
    if (set == EdgeSet::Single) return 0;
    unsigned shape = 0;
    for (unsigned side = 0; side < 4; ++side)
        shape |= (alike >> 2 * side & 1u) << side;
    return static_cast<int>(shape);
}

/// Returns the neighbours that a shape stands for, including only corners that show; 0 for Single.
constexpr unsigned alikeOf(EdgeSet set, int shape) {
    for (unsigned alike = 0; alike < detail::kBlobShape.size(); ++alike) {
        const bool shows = set == EdgeSet::Blob ? withoutLoneCorners(alike) == alike
                                                : (alike & 0xaau) == 0;  // sides alone
        if (set != EdgeSet::Single && shows && shapeOf(set, alike) == shape) return alike;
    }
    return 0;
}

}  // namespace mazeloom::level
