// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/zap.h"

#include "core/play/descent/rules/fight.h"

namespace mazeloom::play::descent {

namespace {

using grid::Direction;
using grid::Point;

/// Upper bound on the cells by which a thrust pushes a monster.
constexpr int kMostPush = 4;

/// Whether a monster that is pushed into the cell is lost.
bool swallows(level::Cell cell) {
    return cell.effect() == level::Effect::Kills || cell.terrain() == level::Terrain::Chasm;
}

/// Pushes a monster away from the hero (RULES.md D-30).
void push(Turn& turn, Monster& monster, Direction direction, const Item& wand) {
    Floor& floor = turn.state.floor;
    int cells = 0;
    while (!monster.isBoss() && cells < kMostPush) {
        const Point next = monster.at + grid::offset(direction);
        if (swallows(floor.cells.at(next))) return fell(turn, monster);
        if (!floor.isFree(next)) break;
        floor.move(monster, next);
        ++cells;
    }
    if (cells > 0) {
        turn.log(MessageId::ThrustPushes, monster.kind, cells);
        turn.tell(What::Thrust, monster.at, cells, monster.kind);
    }
    if (cells < kMostPush) harmByMagic(turn, monster, wand);
}

/// Returns the farthest cell along a direction in which a blink can end (RULES.md D-31); the hero's
/// own cell if there is none.
Point endOfBlink(const State& state, Direction direction, int range) {
    const Floor& floor = state.floor;
    Point at = state.hero.at;
    Point end = at;
    for (int cell = 0; cell < range; ++cell) {
        at = at + grid::offset(direction);
        const level::Cell ground = floor.cells.at(at);
        if (!ground.isWalkable() || isShut(ground.terrain())) break;
        if (floor.isFree(at) && ground.effect() == level::Effect::None) end = at;
    }
    return end;
}

/// Carries the hero along. Returns whether that took a turn.
bool blink(Turn& turn, Direction direction) {
    State& state = turn.state;
    Item& wand = *state.hero.inventory.wand();
    const Point end = endOfBlink(state, direction, wand.range);
    if (end == state.hero.at) {
        turn.log(MessageId::BlinkBlocked);
        turn.tell(What::CannotZap);
        return false;
    }
    --wand.charges;
    state.hero.at = end;
    turn.hasMoved = true;
    turn.log(MessageId::Blinks);
    turn.tell(What::Blinked, end);
    return true;
}

/// Lets the fireball or the thrust fly cell by cell to the first monster or solid cell, at most as
/// far as the wand reaches.
void fire(Turn& turn, Direction direction) {
    State& state = turn.state;
    Item& wand = *state.hero.inventory.wand();
    const bool isFire = wand.spell == Spell::Fireball;
    --wand.charges;
    Point at = state.hero.at;
    for (int cell = 0; cell < wand.range; ++cell) {
        at = at + grid::offset(direction);
        const level::Cell ground = state.floor.cells.at(at);
        if (level::stopsFlight(ground)) {
            turn.tell(What::FireballAt, at, kBurstMs);
            turn.log(isFire ? MessageId::FireballBursts : MessageId::ThrustFizzles);
            turn.tell(What::FireballBurst, at);
            return;
        }
        turn.tell(What::FireballAt, at, kFlightMs);
        if (Monster* const monster = state.floor.monsterAt(at)) {
            if (isFire)
                harmByMagic(turn, *monster, wand);
            else
                push(turn, *monster, direction, wand);
            return;
        }
    }
    turn.log(isFire ? MessageId::FireballFizzles : MessageId::ThrustFizzles);
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
    if (turn.state.hero.inventory.wand()->spell == Spell::Blink) return blink(turn, *direction);
    fire(turn, *direction);
    return true;
}

}  // namespace mazeloom::play::descent
