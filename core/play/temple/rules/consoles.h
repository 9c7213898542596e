// SPDX-License-Identifier: MIT
// Consoles (RULES.md T-11): they show their text when the hero steps on them, or presses the read
// button beside them.
//
// If several consoles are in range, the one that the hero faces is read; else the one under the
// hero; else an unread one; else any, clockwise from above.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Reads the console that the hero has stepped on.
void readHere(Turn& turn);
/// Handles the read button.
void readBeside(Turn& turn);

}  // namespace mazeloom::play::temple
