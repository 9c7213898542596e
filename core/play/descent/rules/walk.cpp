// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/walk.h"

#include "core/play/descent/rules/fight.h"
#include "core/play/descent/rules/fountain.h"

namespace mazeloom::play::descent {

bool walk(Turn& turn, grid::Direction direction) {
    State& state = turn.state;
    const grid::Point ahead = state.hero.at + grid::offset(direction);
    if (!state.floor.cells.at(ahead).isWalkable()) {
        turn.tell(What::Bumped, ahead);
        return false;
    }
    if (Monster* const monster = state.floor.monsterAt(ahead)) return strike(turn, *monster);
    const level::Terrain terrain = state.floor.terrain(ahead);
    if (terrain == level::Terrain::ClosedDoor) {
        state.floor.openDoor(ahead);
        turn.tell(What::DoorOpened, ahead);
    }
    state.hero.at = ahead;
    turn.hasMoved = true;
    turn.tell(What::Stepped, ahead);
    if (terrain == level::Terrain::Fountain) touchFountain(turn);
    return true;
}

}  // namespace mazeloom::play::descent
