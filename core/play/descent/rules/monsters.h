// SPDX-License-Identifier: MIT
// What monsters do after the hero's turn (RULES.md D-6). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Each monster that the hero sees attacks from next to the hero, or comes a cell nearer; in the
/// floor's order, until the hero is dead. Closed doors stop them: only the hero opens doors.
void moveMonsters(Turn& turn);

}  // namespace mazeloom::play::descent
