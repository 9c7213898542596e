// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/monsters.h"

#include <array>
#include <cstdlib>

#include "core/play/descent/rules/fight.h"
#include "core/play/descent/rules/ground.h"

namespace mazeloom::play::descent {

namespace {

using grid::Point;

constexpr int sign(int x) {
    return (x > 0) - (x < 0);
}

/// Moves along the axis of the greater distance, along x if both are equal; if that is blocked,
/// along the other axis, provided that there is any distance on it.
void approach(Turn& turn, Monster& monster) {
    State& state = turn.state;
    const Point way = state.hero.at - monster.at;
    const Point alongX{sign(way.x), 0};
    const Point alongY{0, sign(way.y)};
    const bool isWide = std::abs(way.x) >= std::abs(way.y);
    const std::array<Point, 2> steps =
        isWide ? std::array{alongX, alongY} : std::array{alongY, alongX};
    for (const Point step : steps) {
        const Point to = monster.at + step;
        if (step == Point{} || !state.floor.isFree(to)) continue;
        state.floor.move(monster, to);
        turn.tell(What::MonsterStepped, to, &monster - state.floor.monsters.data(), monster.kind);
        return;
    }
}

}  // namespace

void moveMonsters(Turn& turn) {
    State& state = turn.state;
    for (Monster& monster : state.floor.monsters) {
        if (!state.seen.sees(monster.at) || !mayAct(state, monster)) continue;
        const Point way = state.hero.at - monster.at;
        if (std::abs(way.x) + std::abs(way.y) == 1) {
            maul(turn, monster);
            if (state.isOver()) return;
        } else {
            approach(turn, monster);
        }
    }
}

}  // namespace mazeloom::play::descent
