// SPDX-License-Identifier: MIT
// Thrown items (RULES.md D-28). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"
#include "core/play/descent/state/key.h"

namespace mazeloom::play::descent {

/// How far a thrown item flies, in cells.
inline constexpr int kThrowReach = 6;

/// Answers the question where to throw the item State::thrown. Returns whether it took a turn.
bool answerThrow(Turn& turn, Key key);

}  // namespace mazeloom::play::descent
