// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace mazeloom::testing {

/// Whether a share is significantly larger than another: compares the difference of two proportions
/// of `games` each with 1.96 of its standard errors (95 %, two-sided).
inline bool isMoreOften(int wins, int others, int games) {
    const double n = games;
    const double a = wins / n;
    const double b = others / n;
    return a - b > 1.96 * std::sqrt((a * (1 - a) + b * (1 - b)) / n);
}

}  // namespace mazeloom::testing
