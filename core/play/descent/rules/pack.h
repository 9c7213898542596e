// SPDX-License-Identifier: MIT
// Picking up items, using and dropping them (RULES.md D-10, D-28). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"
#include "core/play/descent/state/key.h"

namespace mazeloom::play::descent {

/// Picks up an item. Returns whether that took a turn: it does not if no item lies in the hero's
/// cell or the pack is full.
bool pickUp(Turn& turn);
/// Opens the inventory with the question that a letter answers.
void openInventory(Turn& turn, Asked question);
/// Uses, drops or chooses the item under the key's letter; any other key closes the inventory.
/// Returns whether it took a turn, as only dropping does.
bool answerInventory(Turn& turn, Key key);

}  // namespace mazeloom::play::descent
