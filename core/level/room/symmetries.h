// SPDX-License-Identifier: MIT
// Which of the eight ways to place a handcrafted room come to the same, because the room is
// symmetric itself.
#pragma once

#include <array>
#include <cstddef>

#include "core/level/level.h"

namespace mazeloom::level {

/// For each of kSymmetries the index of the first one that gives the same room: the same cells,
/// entrances and objects, in whatever order these are listed. Its own index where it differs from
/// all before it.
std::array<std::size_t, kSymmetries.size()> firstAlike(const Room& room);

}  // namespace mazeloom::level
