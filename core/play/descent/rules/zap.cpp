// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/zap.h"

#include "core/play/descent/rules/fight.h"

namespace mazeloom::play::descent {

namespace {

/// Lets the fireball fly cell by cell to the first monster or solid cell, at most as far as the
/// wand reaches.
void fire(Turn& turn, grid::Direction direction) {
    State& state = turn.state;
    Item& wand = *state.hero.inventory.wand();
    --wand.charges;
    grid::Point at = state.hero.at;
    for (int cell = 0; cell < wand.range; ++cell) {
        at = at + grid::offset(direction);
        const level::Cell ground = state.floor.cells.at(at);
        if (level::stopsFlight(ground)) {
            turn.tell(What::FireballAt, at, kBurstMs);
            turn.log(MessageId::FireballBursts);
            turn.tell(What::FireballBurst, at);
            return;
        }
        turn.tell(What::FireballAt, at, kFlightMs);
        if (Monster* const monster = state.floor.monsterAt(at)) {
            scorch(turn, *monster, wand);
            return;
        }
    }
    turn.log(MessageId::FireballFizzles);
    turn.tell(What::FireballFizzled, at);
}

}  // namespace

void askForDirection(Turn& turn) {
    const Item* const wand = turn.state.hero.inventory.wand();
    if (wand == nullptr || wand->charges <= 0) {
        turn.log(wand == nullptr ? MessageId::NoWand : MessageId::NoCharges);
        turn.tell(What::CannotZap);
        return;
    }
    turn.state.asked = Asked::Direction;
    turn.log(MessageId::ZapWhere);
    turn.tell(What::ZapAsked);
}

bool answerDirection(Turn& turn, Key key) {
    turn.state.asked = Asked::Nothing;
    const auto direction = directionOf(key);
    if (!direction) {
        turn.log(MessageId::ZapCancelled);
        turn.tell(What::ZapCancelled);
        return false;
    }
    fire(turn, *direction);
    return true;
}

}  // namespace mazeloom::play::descent
