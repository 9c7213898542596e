// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::document {

/// Consecutive edits with the same gesture, such as a slider's drag or a brush stroke, form one
/// step of the history. Edits with kNoGesture are never joined.
using Gesture = int;
inline constexpr Gesture kNoGesture = 0;
/// Returns a new, unique gesture.
Gesture newGesture();

}  // namespace mazeloom::document
