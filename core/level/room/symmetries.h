// SPDX-License-Identifier: MIT
// Which of the eight ways to place a handcrafted room are equivalent because it is symmetric.
#pragma once

#include <array>
#include <cstddef>

#include "core/level/level.h"

namespace mazeloom::level {

/// Returns for each of kSymmetries the index of the first that gives the same room (its own if
/// new): the same cells, entrances and objects, in any order.
std::array<std::size_t, kSymmetries.size()> firstAlike(const Room& room);

}  // namespace mazeloom::level
