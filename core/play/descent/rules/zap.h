// SPDX-License-Identifier: MIT
// The wand of fireball (RULES.md D-11). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"
#include "core/play/descent/state/key.h"

namespace mazeloom::play::descent {

/// How long a fireball is shown on a cell of its way, and on the cell where it bursts, in
/// milliseconds.
inline constexpr int kFlightMs = 40;
inline constexpr int kBurstMs = 60;

/// Asks for a direction, or reports that the wand or a charge is missing.
void askForDirection(Turn& turn);
/// Zaps in the key's direction, or cancels the zap if the key is no direction. Returns whether that
/// took a turn.
bool answerDirection(Turn& turn, Key key);

}  // namespace mazeloom::play::descent
