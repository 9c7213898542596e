// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/grid/direction.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

/// The members of a set of directions, as a packed list.
struct Choices {
    std::uint8_t count = 0;
    std::uint8_t packed = 0;  ///< two bits for each member, from the lowest bits on

    grid::Direction operator[](std::uint32_t i) const {
        return static_cast<grid::Direction>(packed >> (2 * i) & 3u);
    }
};
inline constexpr std::array<Choices, 16> kChoices = [] {
    std::array<Choices, 16> choices{};
    for (unsigned set = 0; set < 16; ++set) {
        for (unsigned d = 0; d < 4; ++d) {
            if ((set >> d & 1u) == 0) continue;
            Choices& members = choices[set];
            members.packed = static_cast<std::uint8_t>(members.packed | d << (2 * members.count++));
        }
    }
    return choices;
}();

/// Draws a member of a set, which must not be empty.
inline grid::Direction drawn(grid::DirectionSet set, random::Stream& random) {
    const Choices choices = kChoices[set.bits()];
    return choices[random.below(choices.count)];
}

/// Like drawn(), but fast for sets that mostly have all four directions. The draw for such a set is
/// two random bits, and does not wait for the computation of the set.
inline grid::Direction drawnOfFour(grid::DirectionSet set, random::Stream& random) {
    constexpr unsigned kAll = 15;
    if (set.bits() == kAll) return static_cast<grid::Direction>(random.bits() >> 30);
    return drawn(set, random);
}

}  // namespace mazeloom::generate
