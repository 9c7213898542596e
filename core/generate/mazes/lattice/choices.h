// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/grid/direction.h"

namespace mazeloom::generate {

/// The members of a set of directions.
struct Choices {
    std::uint8_t count = 0;
    std::uint8_t packed = 0;  ///< two bits each, from the lowest

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

}  // namespace mazeloom::generate
