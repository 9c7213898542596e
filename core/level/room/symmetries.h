// SPDX-License-Identifier: MIT
// Finds which of the eight ways to place a handcrafted room are equivalent because the room is
// symmetric.
#pragma once

#include <array>
#include <cstddef>

#include "core/level/level.h"

namespace mazeloom::level {

/// Returns, for each of kSymmetries, the index of the first symmetry that gives the same room: the
/// same cells, entrances and objects, in any order. It is the symmetry's own index if no earlier
/// one does.
std::array<std::size_t, kSymmetries.size()> firstAlike(const Room& room);

}  // namespace mazeloom::level
