// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>

namespace mazeloom::grid {

/// The quotient, rounded down for negative numbers too; by > 0.
template <std::signed_integral T>
constexpr T floorDivided(T value, T by) {
    return value >= 0 ? value / by : -((by - 1 - value) / by);
}

}  // namespace mazeloom::grid
