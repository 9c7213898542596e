// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/stairs.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace mazeloom::play::descent {

namespace {

using grid::Point;
using level::Terrain;

bool refuse(Turn& turn, MessageId why) {
    turn.log(why);
    turn.tell(What::StairsRefused);
    return false;
}

auto placeOf(std::vector<std::shared_ptr<const Floor>>& others, int depth) {
    return std::lower_bound(others.begin(), others.end(), depth,
                            [](const auto& floor, int wanted) { return floor->depth < wanted; });
}

/// Moves the hero to the floor of another depth. Returns false if that floor cannot be made or
/// entered.
bool change(Turn& turn, int depth) {
    State& state = turn.state;
    const bool isDown = depth > state.depth;
    const auto known = placeOf(state.others, depth);
    const bool isNew = known == state.others.end() || (*known)->depth != depth;
    auto next = isNew ? turn.dungeon.floorAt(state.seed, depth, !state.bossPlaced, turn.stop)
                      : tl::expected<Floor, Problem>(**known);
    if (!next) {
        turn.problem = std::move(next.error());
        return false;
    }
    const auto landing =
        nearestFree(*next, isDown ? next->ground->fromAbove : next->ground->fromBelow);
    if (!landing) return false;

    if (!isNew) state.others.erase(known);
    state.others.insert(placeOf(state.others, state.depth),
                        std::make_shared<const Floor>(std::move(state.floor)));
    state.floor = std::move(*next);
    state.depth = depth;
    state.hero.at = *landing;
    turn.hasMoved = true;
    turn.tell(isDown ? What::Descended : What::Ascended, *landing, depth);
    return true;
}

/// Records a new greatest depth. Returns the hit points that this restores.
std::int32_t deepen(Turn& turn) {
    turn.state.greatestDepth = turn.state.depth;
    return turn.recover(turn.dungeon.tables().depthHeal);
}

bool arrive(Turn& turn) {
    State& state = turn.state;
    state.greatestDepth = state.goal;
    state.outcome = Outcome::Arrived;
    const bool isOut = state.depth == turn.dungeon.tables().lastFloor;
    turn.log(isOut ? MessageId::FoundWayOut : MessageId::Arrived, state.goal);
    turn.tell(What::Arrived, state.hero.at, state.goal);
    return true;
}

}  // namespace

bool descend(Turn& turn) {
    State& state = turn.state;
    if (state.floor.terrain(state.hero.at) != Terrain::StairsDown)
        return refuse(turn, MessageId::NoStairsDown);
    if (state.depth == turn.dungeon.tables().lastFloor && state.floor.holdsBoss()) {
        turn.log(MessageId::StairsBarred, level::ThingKind::DreadKnight);
        turn.tell(What::StairsRefused);
        return false;
    }
    const int depth = state.depth + 1;
    if (depth == state.goal) return arrive(turn);
    const bool isNew = state.floorAt(depth) == nullptr;
    if (depth > level::kMaxDepth || !change(turn, depth))
        return refuse(turn, MessageId::StairsBlocked);
    const std::int32_t healed = depth > state.greatestDepth ? deepen(turn) : 0;
    turn.log(healed > 0 ? MessageId::DescendedHealed : MessageId::Descended, depth, healed);
    if (isNew) enterNew(turn);
    return true;
}

bool ascend(Turn& turn) {
    State& state = turn.state;
    if (state.floor.terrain(state.hero.at) != Terrain::StairsUp)
        return refuse(turn, MessageId::NoStairsUp);
    const int depth = state.depth - 1;
    if (depth < 1) return refuse(turn, MessageId::CannotLeave);
    const bool isNew = state.floorAt(depth) == nullptr;
    if (!change(turn, depth)) return refuse(turn, MessageId::StairsBlocked);
    turn.log(MessageId::Ascended, depth);
    if (isNew) enterNew(turn);
    return true;
}

void enterNew(Turn& turn) {
    State& state = turn.state;
    if (!state.floor.holdsBoss()) {
        const int below = state.floor.ground->bossBelow;
        if (below > 0) turn.log(below == 1 ? MessageId::BossNextFloor : MessageId::BossFarBelow);
        return;
    }
    state.bossPlaced = true;
    turn.log(MessageId::BossNear);
    turn.tell(What::BossNear);
}

std::optional<Point> nearestFree(const Floor& floor, Point at) {
    if (floor.isFree(at)) return at;
    grid::Grid<std::uint8_t, 2> known(floor.size());
    std::vector<Point> queue{at};
    known.at(at) = 1;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        if (floor.isFree(queue[next])) return queue[next];
        for (const grid::Direction direction : grid::kDirections) {
            const Point to = queue[next] + grid::offset(direction);
            if (!floor.cells.at(to).isWalkable() || known.at(to) != 0) continue;
            known.at(to) = 1;
            queue.push_back(to);
        }
    }
    return std::nullopt;
}

}  // namespace mazeloom::play::descent
