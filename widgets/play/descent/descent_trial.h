// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/play/descent/item.h"

namespace mazeloom::widgets {

/// How a designer wants a run to begin, instead of as the rules say.
struct DescentTrial {
    int depth = 1;
    std::vector<play::descent::Item> items;
    int weapon = -1;  ///< the place in `items` of what is in hand; −1: nothing
    int wand = -1;    ///< likewise of the wand that is ready

    friend bool operator==(const DescentTrial&, const DescentTrial&) = default;
};

}  // namespace mazeloom::widgets
