// SPDX-License-Identifier: MIT
// The monsters' actions after the hero's turn (RULES.md D-6, D-27). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Lets each visible monster act by its habit: most attack if they are next to the hero, or else
/// come a cell nearer. The monsters act in the order of Floor::monsters, until the hero is dead.
/// Closed doors stop them: only the hero opens doors.
void moveMonsters(Turn& turn);

/// Logs the habit of each kind of monster that is in sight for the first time in the run.
void meetMonsters(Turn& turn);

}  // namespace mazeloom::play::descent
