// SPDX-License-Identifier: MIT
// Limits of a pack's fields, for readers and editors. core/level states the bounds of levels and
// their contents beside their types.
#pragma once

#include <cstddef>

namespace mazeloom::pack {

/// Upper bound on the characters in a title or any other one-line text. A window lays out such a
/// line repeatedly, and a line of a megabyte takes seconds each time.
inline constexpr std::size_t kMaxLineLength = 10'000;
/// Upper bound on the characters in a text that may have several lines.
inline constexpr std::size_t kMaxTextLength = 20'000;

// Upper bounds on numbers of a handcrafted room. Its weight and counts begin at 0, its depths at 1.
inline constexpr int kMaxRoomWeight = 1000;
inline constexpr int kMaxRoomCount = 1000;
inline constexpr int kMaxLevelDepth = 1'000'000;

}  // namespace mazeloom::pack
