// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/pack.h"

#include <algorithm>

namespace mazeloom::play::descent {

namespace {

void use(Turn& turn, int place) {
    Hero& hero = turn.state.hero;
    const Item item = hero.inventory[place];
    switch (item.kind) {
        case ItemKind::Potion: {
            const std::int32_t healed = hero.heal(item.power);
            hero.inventory.remove(place);
            turn.log(MessageId::Drank, item, healed);
            turn.tell(What::Drank, hero.at, healed);
            break;
        }
        case ItemKind::Weapon:
            hero.inventory.wield(place);
            turn.log(MessageId::Wielded, item);
            turn.tell(What::Wielded);
            break;
        case ItemKind::Wand:
            hero.inventory.ready(place);
            turn.log(MessageId::Readied, item);
            turn.tell(What::Readied);
            break;
        case ItemKind::Key:
            break;
    }
}

}  // namespace

bool pickUp(Turn& turn) {
    Hero& hero = turn.state.hero;
    const LyingItem* const found = turn.state.floor.itemAt(hero.at);
    if (found == nullptr || hero.inventory.isFull()) {
        turn.log(found == nullptr ? MessageId::NothingHere : MessageId::PackFull);
        turn.tell(What::CannotPickUp);
        return false;
    }
    hero.inventory.add(found->item);
    turn.log(MessageId::PickedUp, found->item);
    turn.tell(What::PickedUp, hero.at, 0, thingKind(found->item));
    turn.state.floor.remove(*found);
    return true;
}

void openInventory(Turn& turn) {
    turn.state.asked = Asked::Item;
    turn.tell(What::InventoryOpened);
}

void answerInventory(Turn& turn, Key key) {
    turn.state.asked = Asked::Nothing;
    const auto place = placeOf(key);
    if (place && *place < turn.state.hero.inventory.size()) {
        use(turn, *place);
    } else {
        turn.tell(What::InventoryClosed);
    }
}

}  // namespace mazeloom::play::descent
