// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/water.h"

#include "core/play/temple/rules/walk.h"

namespace mazeloom::play::temple {

void carry(Turn& turn) {
    Hero& hero = turn.state.hero;
    if ((turn.field.notes(hero.at) & Field::kFall) == 0) {
        hero.carried = 0;
        return;
    }
    ++hero.carried;
    if (hero.carried < kFallTicks || turn.hasMoved) return;
    hero.carried = 0;
    const grid::Point to = hero.at + grid::offset(turn.field.fallAt(hero.at));
    if (!turn.field.canEnter(to)) return;
    hero.at = to;
    turn.hasMoved = true;
    turn.tell(What::Carried, to);
    arrive(turn);
}

void breathe(Turn& turn) {
    if (turn.field.hasEndlessAir()) return;
    Hero& hero = turn.state.hero;
    if ((turn.field.notes(hero.at) & Field::kWater) == 0) {
        if (hero.air < kAir) turn.tell(What::Surfaced, hero.at);
        hero.air = kAir;
        return;
    }
    if (hero.air == kAir) turn.tell(What::Dived, hero.at);
    if (hero.air > 0) --hero.air;
    if (hero.air == 0) turn.lose(Cause::Drowned, hero.at);
}

}  // namespace mazeloom::play::temple
