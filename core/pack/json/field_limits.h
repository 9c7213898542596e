// SPDX-License-Identifier: MIT
// What the fields of a pack may hold, for those who read them and those who let them be edited. The
// bounds of levels and what stands in them are beside their types, in core/level.
#pragma once

#include <cstddef>

namespace mazeloom::pack {

/// Characters of a title, and of any other text of one line. A window lays such a line out again
/// and again, and a line of a megabyte takes it seconds each time.
inline constexpr std::size_t kMaxLineLength = 10'000;
/// Characters of a text that may have several lines.
inline constexpr std::size_t kMaxTextLength = 20'000;

// Of a handcrafted room; the least are 0, but a level that stands alone has depth 1.
inline constexpr int kMaxRoomWeight = 1000;
inline constexpr int kMaxRoomCount = 1000;
inline constexpr int kMaxLevelDepth = 1'000'000;

}  // namespace mazeloom::pack
