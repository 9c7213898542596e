// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/towards.h"

#include <cstdlib>

#include "core/level/map/terrain.h"

namespace mazeloom::play::descent {

namespace {

using grid::Direction;
using grid::Point;

/// Whether a step from `from` moves the hero, strikes a monster or opens a door, as far as the
/// player knows.
bool isOfUse(const Floor& floor, Point from, Direction direction) {
    const Point ahead = from + grid::offset(direction);
    if (!floor.contains(ahead)) return false;
    const level::Cell cell = shownAs(floor.cells.at(ahead));
    if (level::lockOf(cell.terrain())) return floor.canUnlock(cell.terrain());
    return cell.canEnter() && level::lets(cell.terrain(), direction);
}

/// Whether a step is of use and leads to ground without a harmful effect. Only such a step may
/// replace the one that the player pointed at.
bool isHarmless(const Floor& floor, Point from, Direction direction) {
    const level::Cell cell = floor.cells.at(from + grid::offset(direction));
    return isOfUse(floor, from, direction) && cell.effect() == level::Effect::None;
}

}  // namespace

std::optional<Direction> towards(const State& state, Point target) {
    const Point from = state.hero.at;
    const Point way = target - from;
    if (way == Point{}) return std::nullopt;
    const Direction across = way.x > 0 ? Direction::Right : Direction::Left;
    const Direction along = way.y > 0 ? Direction::Down : Direction::Up;
    const bool isAcross = std::abs(way.x) >= std::abs(way.y);
    const Direction first = isAcross ? across : along;
    const Direction other = isAcross ? along : across;
    if (way.x == 0 || way.y == 0) return first;
    const Floor& floor = state.floor;
    if (!isOfUse(floor, from, first)) return isHarmless(floor, from, other) ? other : first;
    // A diagonal neighbour can be reached around either of two corners. If the way that begins with
    // `first` is blocked behind its first step, takes the other way.
    const bool isDiagonal = std::abs(way.x) == 1 && std::abs(way.y) == 1;
    const bool isMonster = floor.monsterAt(from + grid::offset(first)) != nullptr;
    if (isDiagonal && !isMonster && !isOfUse(floor, from + grid::offset(first), other) &&
        isHarmless(floor, from, other) && isOfUse(floor, from + grid::offset(other), first))
        return other;
    return first;
}

}  // namespace mazeloom::play::descent
