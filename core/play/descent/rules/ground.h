// SPDX-License-Identifier: MIT
// What terrain does to who enters it (RULES.md D-17). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// The hero has come into a cell: it may slow, wound or kill.
void sufferGround(Turn& turn);

/// Whether a monster can act in this turn: what slows lets it in every second one only.
bool mayAct(const State& state, const Monster& monster);

}  // namespace mazeloom::play::descent
