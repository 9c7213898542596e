// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/walk.h"

#include <algorithm>

#include "core/play/temple/rules/consoles.h"
#include "core/play/temple/rules/pickups.h"
#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

namespace {

using grid::Direction;
using grid::Point;

Point target(const Hero& hero, std::uint8_t move) {
    return hero.at + grid::offset(static_cast<Direction>(move));
}

/// Whether a move is possible; a move in place always is.
bool isPossible(const Field& field, const Hero& hero, std::uint8_t move) {
    return move == Controls::kWait || field.canEnter(target(hero, move));
}

void bump(Turn& turn, std::uint8_t move) {
    turn.state.hero.facing = static_cast<Direction>(move);
    turn.tell(What::Bumped, target(turn.state.hero, move));
}

std::uint8_t takeFromQueue(Controls& controls) {
    const std::uint8_t move = controls.queue[0];
    std::copy(controls.queue.begin() + 1, controls.queue.end(), controls.queue.begin());
    controls.queue.back() = 0;
    --controls.queued;
    return move;
}

void make(Turn& turn, std::uint8_t move) {
    Hero& hero = turn.state.hero;
    if (move == Controls::kWait) {
        hero.rest += kMoveHalfTicks;
        return;
    }
    hero.facing = static_cast<Direction>(move);
    hero.at = target(hero, move);
    const bool isSlow = (turn.field.notes(hero.at) & Field::kLongMove) != 0;
    hero.rest += isSlow ? kSlowHalfTicks : kMoveHalfTicks;
    turn.hasMoved = true;
    turn.tell(What::Stepped, hero.at);
    arrive(turn);
}

}  // namespace

void askForMove(Turn& turn, std::uint8_t move, bool hold) {
    Controls& controls = turn.state.controls;
    if (hold) {
        const auto end = controls.held.begin() + controls.heldCount;
        if (std::find(controls.held.begin(), end, move) != end) return;
        controls.held[controls.heldCount++] = move;
    }
    if (controls.queued == 0 && !isPossible(turn.field, turn.state.hero, move)) {
        bump(turn, move);
    } else if (controls.queued < kMostQueued) {
        controls.queue[controls.queued++] = move;
    }
}

void stopAskingForMove(State& state, std::uint8_t move) {
    Controls& controls = state.controls;
    const auto end = controls.held.begin() + controls.heldCount;
    const auto found = std::find(controls.held.begin(), end, move);
    if (found == end) return;
    std::copy(found + 1, end, found);
    controls.held[--controls.heldCount] = 0;
}

void walk(Turn& turn) {
    Hero& hero = turn.state.hero;
    Controls& controls = turn.state.controls;
    if (hero.rest > 0) hero.rest -= 2;
    if (hero.rest > 0) return;
    while (controls.queued > 0) {
        const std::uint8_t move = takeFromQueue(controls);
        if (isPossible(turn.field, hero, move)) return make(turn, move);
        bump(turn, move);
    }
    for (int i = controls.heldCount; i-- > 0;) {
        const std::uint8_t move = controls.held[static_cast<std::size_t>(i)];
        if (isPossible(turn.field, hero, move)) return make(turn, move);
    }
    // The half tick left over counts only for a move that follows at once.
    hero.rest = 0;
}

void arrive(Turn& turn) {
    const grid::Index cell = turn.field.index(turn.state.hero.at);
    turn.state.visited.insert(cell);
    const unsigned notes = turn.field.notes(cell);
    if ((notes & Field::kKills) != 0) return turn.lose(Cause::Ground, turn.state.hero.at);
    if ((notes & Field::kWounds) != 0) stepOnWounding(turn);
    if ((notes & Field::kTrap) != 0 && !turn.state.isOver()) stepOnTrap(turn, cell);
    if (turn.state.isOver()) return;
    if ((notes & Field::kCoin) != 0) takeCoin(turn, cell);
    if ((notes & Field::kThing) != 0) {
        takeItems(turn);
        readHere(turn);
    }
}

Ways openWays(const Field& field, const State& state) {
    Ways ways{};
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Point at = target(state.hero, static_cast<std::uint8_t>(i));
        if (!field.canEnter(at)) continue;
        ways[i] = (field.notes(field.index(at)) & (Field::kKills | Field::kWounds)) == 0;
    }
    return ways;
}

bool isOnTheMove(const Field& field, const State& state) {
    const Controls& controls = state.controls;
    // A rest of one half tick does not count: it is walked together with the next move.
    if (state.hero.rest > 1 || controls.queued > 0) return true;
    const auto end = controls.held.begin() + controls.heldCount;
    return std::any_of(controls.held.begin(), end,
                       [&](std::uint8_t move) { return isPossible(field, state.hero, move); });
}

}  // namespace mazeloom::play::temple
