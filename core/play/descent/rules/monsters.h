// SPDX-License-Identifier: MIT
// The monsters' actions after the hero's turn (RULES.md D-6). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Lets each visible monster attack if it is next to the hero, or else come a cell nearer. The
/// monsters act in the order of Floor::monsters, until the hero is dead. Closed doors stop them:
/// only the hero opens doors.
void moveMonsters(Turn& turn);

}  // namespace mazeloom::play::descent
