// SPDX-License-Identifier: MIT
// Fountains (RULES.md D-12). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// The hero has stepped on a fountain: it enchants the weapon in hand, and is never used up.
void touchFountain(Turn& turn);

}  // namespace mazeloom::play::descent
