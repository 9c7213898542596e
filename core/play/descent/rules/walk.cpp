// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/walk.h"

#include <algorithm>

#include "core/play/descent/rules/fight.h"
#include "core/play/descent/rules/fountain.h"
#include "core/play/descent/rules/ground.h"

namespace mazeloom::play::descent {

namespace {

/// Reveals a secret door. It can be seen now, so the hero looks around anew.
void find(Turn& turn, grid::Point door) {
    turn.state.floor.findDoor(door);
    turn.hasMoved = true;
    turn.log(MessageId::FoundDoor);
    turn.tell(What::DoorFound, door);
}

/// Keeps the hero in place and logs why.
bool bar(Turn& turn, grid::Point door, const Message& why) {
    turn.log(why);
    turn.tell(What::Barred, door);
    return false;
}

}  // namespace

void takeKeys(Turn& turn) {
    Floor& floor = turn.state.floor;
    const grid::Point at = turn.state.hero.at;
    if (!floor.has(at, Floor::kItem)) return;
    const auto isKeyHere = [at](const LyingItem& lying) {
        return lying.at == at && lying.item.kind == ItemKind::Key;
    };
    for (auto found = std::ranges::find_if(floor.items, isKeyHere); found != floor.items.end();
         found = std::ranges::find_if(floor.items, isKeyHere)) {
        const Item key = found->item;
        floor.keys |= level::bitOf(static_cast<std::size_t>(key.power));
        turn.log(MessageId::TookKey, key);
        turn.tell(What::TookKey, at, 0, thingKind(key));
        floor.remove(*found);
    }
}

bool walk(Turn& turn, grid::Direction direction) {
    State& state = turn.state;
    const grid::Point ahead = state.hero.at + grid::offset(direction);
    const level::Cell ground = state.floor.cells.at(ahead);
    if (const auto lock = level::lockOf(ground.terrain())) {
        if (!state.floor.canUnlock(ground.terrain()))
            return bar(turn, ahead, {MessageId::Locked, {}, 0, 0, keyTo(*lock)});
        turn.log(MessageId::Unlocked, keyTo(*lock));
        turn.tell(What::Unlocked, ahead, 0, level::kKeys[*lock]);
    } else if (!ground.canEnter()) {
        turn.tell(What::Bumped, ahead);
        return false;
    }
    if (!level::lets(ground.terrain(), direction))
        return bar(turn, ahead, {MessageId::OpensOnlyFromBehind});
    if (ground.terrain() == level::Terrain::SecretDoor) {
        find(turn, ahead);
        return true;
    }
    if (Monster* const monster = state.floor.monsterAt(ahead)) return strike(turn, *monster);
    const level::Terrain terrain = ground.terrain();
    if (terrain == level::Terrain::ClosedDoor || level::isLocked(terrain)) {
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
