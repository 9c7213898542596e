// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>

namespace mazeloom::grid {

/// Returns the quotient, rounded down for negative values too. Requires by > 0.
template <std::signed_integral T>
constexpr T floorDivided(T value, T by) {
    return value >= 0 ? value / by : -((by - 1 - value) / by);
}

}  // namespace mazeloom::grid
