// SPDX-License-Identifier: MIT
// Consoles (RULES.md T-11): they show their text when stepped on, or with the read button
// beside them.
//
// Beside several, the one that the hero faces is read, then the one under the hero, then one that
// was not read yet, then any, clockwise from above.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Reads what the hero has stepped on.
void readHere(Turn& turn);
/// The read button.
void readBeside(Turn& turn);

}  // namespace mazeloom::play::temple
