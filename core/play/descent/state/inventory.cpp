// SPDX-License-Identifier: MIT
#include "core/play/descent/state/inventory.h"

namespace mazeloom::play::descent {

namespace {

/// Returns the new value of weapon_, wand_ or armour_ after the item at `place` was removed.
std::int8_t afterRemoving(std::int8_t slot, int place) {
    if (slot == place) return -1;
    return slot > place ? static_cast<std::int8_t>(slot - 1) : slot;
}

}  // namespace

void Inventory::remove(int place) {
    for (int i = place + 1; i < size_; ++i)
        items_[static_cast<std::size_t>(i - 1)] = items_[static_cast<std::size_t>(i)];
    items_[static_cast<std::size_t>(--size_)] = Item();
    weapon_ = afterRemoving(weapon_, place);
    wand_ = afterRemoving(wand_, place);
    armour_ = afterRemoving(armour_, place);
}

}  // namespace mazeloom::play::descent
