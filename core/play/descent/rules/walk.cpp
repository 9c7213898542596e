// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/walk.h"

#include "core/play/descent/rules/fight.h"
#include "core/play/descent/rules/fountain.h"
#include "core/play/descent/rules/ground.h"

namespace mazeloom::play::descent {

namespace {

/// Now it can be seen, so the hero looks around anew.
void find(Turn& turn, grid::Point door) {
    turn.state.floor.findDoor(door);
    turn.hasMoved = true;
    turn.log(MessageId::FoundDoor);
    turn.tell(What::DoorFound, door);
}

}  // namespace

bool walk(Turn& turn, grid::Direction direction) {
    State& state = turn.state;
    const grid::Point ahead = state.hero.at + grid::offset(direction);
    const level::Cell ground = state.floor.cells.at(ahead);
    if (!ground.canEnter()) {
        turn.tell(What::Bumped, ahead);
        return false;
    }
    if (ground.terrain() == level::Terrain::SecretDoor) {
        find(turn, ahead);
        return true;
    }
    if (Monster* const monster = state.floor.monsterAt(ahead)) return strike(turn, *monster);
    const level::Terrain terrain = ground.terrain();
    if (terrain == level::Terrain::ClosedDoor) {
        state.floor.openDoor(ahead);
        turn.tell(What::DoorOpened, ahead);
    }
    state.hero.at = ahead;
    turn.hasMoved = true;
    turn.tell(What::Stepped, ahead);
    if (terrain == level::Terrain::Fountain) touchFountain(turn);
    sufferGround(turn);
    return true;
}

}  // namespace mazeloom::play::descent
