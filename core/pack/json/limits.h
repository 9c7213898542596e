// SPDX-License-Identifier: MIT
// Bounds on a pack's files, checked before memory is allocated: larger files are neither read nor
// written. Private to core/pack.
#pragma once

#include <cstddef>

#include "core/level/level.h"

namespace mazeloom::pack {

inline constexpr std::size_t kMaxPackBytes = std::size_t{4} << 20;
inline constexpr std::size_t kMaxRoomBytes = std::size_t{16} << 20;
/// Upper bound on a level's file: six bytes per cell of the largest level. The bytes are for
/// painted terrain and marks; kept terrain, marks and origin; and one more layer for the objects.
inline constexpr std::size_t kMaxLevelBytes = std::size_t{6} * level::kMaxSide * level::kMaxSide;
/// Upper bound on the number of listed levels, and on that of listed rooms.
inline constexpr std::size_t kMaxListed = 10'000;

}  // namespace mazeloom::pack
