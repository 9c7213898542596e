// SPDX-License-Identifier: MIT
// The effects of terrain on the hero and on monsters (RULES.md D-17). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Applies the effect of the cell that the hero has entered: it may slow, wound or kill.
void sufferGround(Turn& turn);

/// Whether a monster can act in this turn: on ground that slows, it acts in every second turn only.
bool mayAct(const State& state, const Monster& monster);

}  // namespace mazeloom::play::descent
