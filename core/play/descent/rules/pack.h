// SPDX-License-Identifier: MIT
// Picking up items and using them (RULES.md D-10). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"
#include "core/play/descent/state/key.h"

namespace mazeloom::play::descent {

/// Picks up an item. Returns whether that took a turn: it does not if no item lies in the hero's
/// cell or the pack is full.
bool pickUp(Turn& turn);
void openInventory(Turn& turn);
/// Uses, wields or readies the item under the key's letter; any other key closes the inventory.
/// Never takes a turn.
void answerInventory(Turn& turn, Key key);

}  // namespace mazeloom::play::descent
