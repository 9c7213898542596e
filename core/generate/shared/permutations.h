// SPDX-License-Identifier: MIT
// The 24 orders of the four directions.
#pragma once

#include <array>

#include "core/grid/direction.h"

namespace mazeloom::generate {

using DirectionOrder = std::array<grid::Direction, 4>;

/// All 24 orders, each once, in lexicographic order.
inline constexpr std::array<DirectionOrder, 24> kDirectionOrders = [] {
    std::array<DirectionOrder, 24> orders{};
    std::size_t count = 0;
    for (unsigned code = 0; code < 256; ++code) {
        const std::array<unsigned, 4> digits{code >> 6 & 3, code >> 4 & 3, code >> 2 & 3, code & 3};
        unsigned seen = 0;
        for (unsigned digit : digits)
            seen |= 1u << digit;
        if (seen != 15) continue;
        for (std::size_t i = 0; i < 4; ++i) {
            orders[count][i] = static_cast<grid::Direction>(digits[i]);
        }
        ++count;
    }
    return orders;
}();

/// For each of the 24 orders and each set of directions, the first direction in the order that is
/// in the set. Entries for the empty set are unused.
inline constexpr std::array<std::array<grid::Direction, 16>, 24> kFirstOf = [] {
    std::array<std::array<grid::Direction, 16>, 24> table{};
    for (std::size_t order = 0; order < 24; ++order) {
        for (unsigned set = 1; set < 16; ++set) {
            for (grid::Direction d : kDirectionOrders[order]) {
                if (!grid::DirectionSet(set).contains(d)) continue;
                table[order][set] = d;
                break;
            }
        }
    }
    return table;
}();

}  // namespace mazeloom::generate
