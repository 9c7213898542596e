// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/pack.h"

#include <algorithm>
#include <utility>

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
        case ItemKind::Armour:
            hero.inventory.wear(place);
            turn.log(MessageId::Wore, item);
            turn.tell(What::Wore);
            break;
        case ItemKind::Key:
            break;
    }
}

void drop(Turn& turn, int place) {
    Hero& hero = turn.state.hero;
    const Item item = hero.inventory[place];
    hero.inventory.remove(place);
    turn.state.floor.add(LyingItem{item, hero.at, true});
    turn.log(MessageId::Dropped, item);
    turn.tell(What::Dropped, hero.at, 0, thingKind(item));
}

void askWhere(Turn& turn, int place) {
    turn.state.asked = Asked::ThrowDirection;
    turn.state.thrown = static_cast<std::int8_t>(place);
    turn.log(MessageId::ThrowWhere, turn.state.hero.inventory[place]);
    turn.tell(What::ThrowAsked);
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

void openInventory(Turn& turn, Asked question) {
    turn.state.asked = question;
    turn.tell(What::InventoryOpened);
}

bool answerInventory(Turn& turn, Key key) {
    const Asked question = std::exchange(turn.state.asked, Asked::Nothing);
    const auto place = placeOf(key);
    if (!place || *place >= turn.state.hero.inventory.size()) {
        turn.tell(What::InventoryClosed);
        return false;
    }
    switch (question) {
        case Asked::DroppedItem:
            drop(turn, *place);
            return true;
        case Asked::ThrownItem:
            askWhere(turn, *place);
            return false;
        default:
            use(turn, *place);
            return false;
    }
}

}  // namespace mazeloom::play::descent
