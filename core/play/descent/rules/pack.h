// SPDX-License-Identifier: MIT
// Picking up, and using what is carried (RULES.md D-10). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"
#include "core/play/descent/state/key.h"

namespace mazeloom::play::descent {

/// Whether it took a turn: not where nothing lies, nor with a full pack.
bool pickUp(Turn& turn);
void openInventory(Turn& turn);
/// A letter uses the item or takes it in hand; anything else closes. Never takes a turn.
void answerInventory(Turn& turn, Key key);

}  // namespace mazeloom::play::descent
