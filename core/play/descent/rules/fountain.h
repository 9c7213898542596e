// SPDX-License-Identifier: MIT
// Fountains (RULES.md D-12). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Enchants the weapon in hand when the hero steps on a fountain. A fountain is never used up.
void touchFountain(Turn& turn);

}  // namespace mazeloom::play::descent
