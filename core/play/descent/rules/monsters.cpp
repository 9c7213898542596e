// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/monsters.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/grid/kings_moves.h"
#include "core/play/descent/rules/fight.h"
#include "core/play/descent/rules/ground.h"

namespace mazeloom::play::descent {

namespace {

using grid::Point;
using level::Habit;

// RULES.md D-27.
constexpr int kShotReach = 6;          ///< cells
constexpr int kMendReach = 5;          ///< king's moves
constexpr std::int32_t kMendedHp = 4;  ///< hit points
constexpr int kWakingReach = 2;        ///< king's moves

constexpr int sign(int x) {
    return (x > 0) - (x < 0);
}

Point wayToHero(const Turn& turn, const Monster& monster) {
    return turn.state.hero.at - monster.at;
}

bool isBesideHero(const Turn& turn, const Monster& monster) {
    const Point way = wayToHero(turn, monster);
    return std::abs(way.x) + std::abs(way.y) == 1;
}

std::int32_t mostHp(const Turn& turn, const Monster& monster) {
    return statsOf(turn.dungeon.tables(), monster.kind).hp;
}

/// Steps to a cell, unless the hero is there or no monster can stand there. Returns whether it
/// stepped.
bool step(Turn& turn, Monster& monster, Point to) {
    State& state = turn.state;
    if (to == monster.at || to == state.hero.at || !state.floor.isFree(to)) return false;
    state.floor.move(monster, to);
    turn.tell(What::MonsterStepped, to, &monster - state.floor.monsters.data(), monster.kind);
    return true;
}

/// Steps along the axis of the greater distance, or else along the other one (RULES.md D-6.2).
bool approach(Turn& turn, Monster& monster) {
    const Point way = wayToHero(turn, monster);
    const Point alongX{sign(way.x), 0};
    const Point alongY{0, sign(way.y)};
    const bool isWide = std::abs(way.x) >= std::abs(way.y);
    return step(turn, monster, monster.at + (isWide ? alongX : alongY)) ||
           step(turn, monster, monster.at + (isWide ? alongY : alongX));
}

void strikeOrApproach(Turn& turn, Monster& monster) {
    if (isBesideHero(turn, monster))
        maul(turn, monster);
    else
        approach(turn, monster);
}

/// Steps to a cell beside the monster that is farther from the hero. Returns whether there was one.
bool retreat(Turn& turn, Monster& monster) {
    const Point way = wayToHero(turn, monster);
    const int far = std::abs(way.x) + std::abs(way.y);
    for (const grid::Direction direction : grid::kDirections) {
        const Point to = monster.at + grid::offset(direction);
        const Point rest = turn.state.hero.at - to;
        if (std::abs(rest.x) + std::abs(rest.y) > far && step(turn, monster, to)) return true;
    }
    return false;
}

void flee(Turn& turn, Monster& monster) {
    const bool isAfraid = monster.hp * 2 <= mostHp(turn, monster);
    if (isAfraid && turn.state.turns % 2 != 0) return;
    if (!isAfraid || !retreat(turn, monster)) strikeOrApproach(turn, monster);
}

void charge(Turn& turn, Monster& monster) {
    if (isBesideHero(turn, monster)) return maul(turn, monster);
    const Point way = wayToHero(turn, monster);
    const bool isStraight = way.x == 0 || way.y == 0;
    if (approach(turn, monster) && isStraight && !isBesideHero(turn, monster))
        approach(turn, monster);
}

void flit(Turn& turn, Monster& monster) {
    const auto direction = grid::kDirections[turn.dice.below(grid::kDirections.size())];
    step(turn, monster, monster.at + grid::offset(direction));
    strikeOrApproach(turn, monster);
}

/// Whether an arrow reaches the hero: the cells between them are in one row or column, let it pass
/// and hold no other monster.
bool hasAim(const Turn& turn, const Monster& monster) {
    const Point way = wayToHero(turn, monster);
    const int far = std::max(std::abs(way.x), std::abs(way.y));
    if ((way.x != 0 && way.y != 0) || far > kShotReach) return false;
    const Point forward{sign(way.x), sign(way.y)};
    const Floor& floor = turn.state.floor;
    for (Point at = monster.at + forward; at != turn.state.hero.at; at = at + forward) {
        if (level::stopsFlight(floor.cells.at(at)) || floor.has(at, Floor::kMonster)) return false;
    }
    return true;
}

void shoot(Turn& turn, Monster& monster) {
    if (!isBesideHero(turn, monster) && hasAim(turn, monster))
        maul(turn, monster, MessageId::ShootsYou);
    else
        strikeOrApproach(turn, monster);
}

/// Returns the first wounded monster that another one can heal; null if there is none.
Monster* patientOf(Turn& turn, const Monster& healer) {
    Floor& floor = turn.state.floor;
    const auto needsIt = [&](const Monster& one) {
        return &one != &healer && one.hp < mostHp(turn, one) &&
               grid::kingsMoves(one.at, healer.at) <= kMendReach &&
               isClearBetween(floor.cells, one.at, healer.at);
    };
    const auto found = std::ranges::find_if(floor.monsters, needsIt);
    return found == floor.monsters.end() ? nullptr : &*found;
}

void mend(Turn& turn, Monster& monster) {
    Monster* const patient = patientOf(turn, monster);
    if (patient == nullptr) return strikeOrApproach(turn, monster);
    patient->hp = std::min(patient->hp + kMendedHp, mostHp(turn, *patient));
    if (turn.state.seen.sees(patient->at))
        turn.log(MessageId::Mends, monster.kind, static_cast<std::int64_t>(patient->kind));
}

void standStill(Turn& turn, Monster& monster) {
    const bool isAwake = monster.hp < mostHp(turn, monster) ||
                         grid::kingsMoves(monster.at, turn.state.hero.at) <= kWakingReach;
    if (isAwake) strikeOrApproach(turn, monster);
}

void act(Turn& turn, Monster& monster) {
    switch (statsOf(turn.dungeon.tables(), monster.kind).habit) {
        case Habit::Flees:
            return flee(turn, monster);
        case Habit::Charges:
            return charge(turn, monster);
        case Habit::Flits:
            return flit(turn, monster);
        case Habit::Shoots:
            return shoot(turn, monster);
        case Habit::Mends:
            return mend(turn, monster);
        case Habit::Waits:
            return standStill(turn, monster);
        case Habit::Lumbers:
            if (turn.state.turns % 2 != 0) return;
            break;
        case Habit::Regenerates:
            monster.hp = std::min(monster.hp + 1, std::max(monster.hp, mostHp(turn, monster)));
            break;
        case Habit::Walks:
        case Habit::Swarms:
        case Habit::Drains:
        case Habit::Splits:
            break;
    }
    strikeOrApproach(turn, monster);
}

}  // namespace

void moveMonsters(Turn& turn) {
    State& state = turn.state;
    for (Monster& monster : state.floor.monsters) {
        if (!state.seen.sees(monster.at) || !mayAct(state, monster)) continue;
        act(turn, monster);
        if (state.isOver()) return;
    }
}

void meetMonsters(Turn& turn) {
    State& state = turn.state;
    for (const Monster& monster : state.floor.monsters) {
        const Habit habit = statsOf(turn.dungeon.tables(), monster.kind).habit;
        const std::uint32_t bit = std::uint32_t{1} << static_cast<unsigned>(monster.kind);
        if (habit == Habit::Walks || (state.met & bit) != 0 || !state.seen.sees(monster.at))
            continue;
        state.met |= bit;
        turn.log(MessageId::Meets, monster.kind, static_cast<std::int64_t>(habit));
    }
}

}  // namespace mazeloom::play::descent
