// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::document {

/// Edits with the same gesture, one after the other, are one step of the history: a slider's drag,
/// a brush's stroke. kNoGesture never joins another.
using Gesture = int;
inline constexpr Gesture kNoGesture = 0;
/// One that no other has.
Gesture newGesture();

}  // namespace mazeloom::document
