// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/hurl.h"

#include "core/play/descent/rules/fight.h"

namespace mazeloom::play::descent {

namespace {

using grid::Point;

/// Whether an item can lie in a cell without being out of reach.
bool canLieAt(const Floor& floor, Point p) {
    const level::Cell cell = floor.cells.at(p);
    return cell.isWalkable() && cell.effect() == level::Effect::None;
}

/// Lets an item fly until it hits a monster, something stops it or its reach ends. It comes to lie
/// in the last cell of its way that an item can lie in.
void fly(Turn& turn, const Item& item, grid::Direction direction) {
    Floor& floor = turn.state.floor;
    Point at = turn.state.hero.at;
    Point rest = at;
    Monster* target = nullptr;
    for (int cell = 0; cell < kThrowReach && target == nullptr; ++cell) {
        at = at + grid::offset(direction);
        if (level::stopsFlight(floor.cells.at(at))) break;
        if (canLieAt(floor, at)) rest = at;
        target = floor.monsterAt(at);
    }
    turn.tell(What::Thrown, rest, 0, thingKind(item));
    floor.add(LyingItem{item, rest});
    if (target == nullptr)
        turn.log(MessageId::ThrownLands, item);
    else
        pelt(turn, *target, item);
}

}  // namespace

bool answerThrow(Turn& turn, Key key) {
    Inventory& inventory = turn.state.hero.inventory;
    const int place = turn.state.thrown;
    turn.state.asked = Asked::Nothing;
    turn.state.thrown = -1;
    const Item item = inventory[place];
    const auto direction = directionOf(key);
    if (!direction) {
        turn.log(MessageId::ThrowCancelled, item);
        turn.tell(What::ThrowCancelled);
        return false;
    }
    inventory.remove(place);
    fly(turn, item, *direction);
    return true;
}

}  // namespace mazeloom::play::descent
