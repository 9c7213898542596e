// SPDX-License-Identifier: MIT
// What the fields of a pack may hold, for those who read them and those who let them be edited. The
// bounds of levels and what stands in them are beside their types, in core/level.
#pragma once

#include <cstddef>

namespace mazeloom::pack {

/// Characters of an id, which are a–z, 0–9 and -.
inline constexpr std::size_t kMaxIdLength = 64;

// Of a handcrafted room; the least are 0, but a level that stands alone has depth 1.
inline constexpr int kMaxRoomWeight = 1000;
inline constexpr int kMaxRoomCount = 1000;
inline constexpr int kMaxLevelDepth = 1'000'000;

}  // namespace mazeloom::pack
