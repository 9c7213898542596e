// SPDX-License-Identifier: MIT
// Bounds on a pack's files, checked before memory is taken: what is larger is neither read nor
// written. Private to core/pack.
#pragma once

#include <cstddef>

#include "core/level/level.h"

namespace mazeloom::pack {

inline constexpr std::size_t kMaxPackBytes = std::size_t{4} << 20;
inline constexpr std::size_t kMaxRoomBytes = std::size_t{16} << 20;
/// Terrain and marks of the largest level, and as much again for what stands on it.
inline constexpr std::size_t kMaxLevelBytes = std::size_t{3} * level::kMaxSide * level::kMaxSide;
/// Levels, and rooms, that a pack may list.
inline constexpr std::size_t kMaxListed = 10'000;

}  // namespace mazeloom::pack
