// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

bool isTrap(const Field& field, const State& state, grid::Index cell) {
    return (field.notes(cell) & Field::kTrap) != 0 && !state.disabled.contains(cell) &&
           !state.blown.contains(cell);
}

void stepOnTrap(Turn& turn, grid::Index cell) {
    State& state = turn.state;
    if (state.controls.invulnerable || !isTrap(turn.field, state, cell)) return;
    const grid::Point at = turn.field.point(cell);
    --state.hero.lives;
    turn.tell(What::TrapSprung, at, state.hero.lives);
    if (state.hero.lives > 0) {
        state.disabled.insert(cell);
    } else {
        turn.lose(Cause::Trap, at);
    }
}

void stepOnWounding(Turn& turn) {
    State& state = turn.state;
    if (state.controls.invulnerable) return;
    --state.hero.lives;
    turn.tell(What::Wounded, state.hero.at, state.hero.lives);
    if (state.hero.lives <= 0) turn.lose(Cause::Ground, state.hero.at);
}

void blowTrap(Turn& turn, grid::Index cell) {
    if (!isTrap(turn.field, turn.state, cell)) return;
    turn.state.blown.insert(cell);
    turn.tell(What::TrapBlown, turn.field.point(cell));
}

}  // namespace mazeloom::play::temple
