// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::widgets {

/// Changes with the same gesture, one after the other, are one undo command: a slider's drag, a
/// brush's stroke. kNoGesture never joins another.
using Gesture = int;
inline constexpr Gesture kNoGesture = 0;
Gesture newGesture();

}  // namespace mazeloom::widgets
