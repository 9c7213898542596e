// SPDX-License-Identifier: MIT
// Decides which elements of two lists are the same thing: by id, stage, title or text; then equal
// ones; then objects of the same kind at the same cell; then objects of the same kind; then what
// remains between the same neighbours.
#pragma once

#include <cstddef>
#include <vector>

#include "core/json/value.h"

namespace mazeloom::diff {

/// An element that is in both lists.
struct Pair {
    std::size_t before = 0;  ///< index in the old list
    std::size_t after = 0;   ///< index in the new list
    /// Whether it changed its order among the elements that are in both lists. The others are as
    /// many as possible.
    bool isMoved = false;
};

struct Alignment {
    std::vector<Pair> pairs;           ///< ascending by `after`
    std::vector<std::size_t> removed;  ///< ascending indices in the old list
    std::vector<std::size_t> added;    ///< ascending indices in the new list
};

/// Takes time proportional to the lists' lengths, and memory for a million numbers at most.
Alignment align(const json::Value::List& before, const json::Value::List& after);

}  // namespace mazeloom::diff
