// SPDX-License-Identifier: MIT
// The keys of a painted promise. Private to core/pack.
#pragma once

namespace mazeloom::pack {

inline constexpr char kPromisesKey[] = "promises";

inline constexpr char kPromiseNameKey[] = "name";
inline constexpr char kAtMostKey[] = "at-most";
inline constexpr char kAtLeastKey[] = "at-least";
inline constexpr char kConnectedKey[] = "connected";
inline constexpr char kInksKey[] = "inks";
inline constexpr char kAroundKey[] = "around";
inline constexpr char kWithinKey[] = "within";
inline constexpr char kInViewKey[] = "in-view";

}  // namespace mazeloom::pack
