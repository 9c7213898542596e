// SPDX-License-Identifier: MIT
// Fountains (descent.md, "Fountain"). Private to core/play/descent.
#pragma once

#include "core/play/descent/turn.h"

namespace mazeloom::play::descent {

/// The hero has stepped on a fountain: it enchants the weapon in hand, and is never used up.
void touchFountain(Turn& turn);

}  // namespace mazeloom::play::descent
