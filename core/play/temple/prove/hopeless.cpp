// SPDX-License-Identifier: MIT
// What no plan can meet: goals that no way leads to when traps are avoided, and targets without a
// blast.
#include <algorithm>

#include "core/play/temple/prove/planner.h"

namespace mazeloom::play::temple {

using grid::Point;
using level::Objectives;

void Planner::floodFromStart() {
    std::vector<Point> queue{field_->start()};
    reached_.at(queue.front()) = 1;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const grid::Direction d : grid::kDirections) {
            const Point next = queue[head] + grid::offset(d);
            const unsigned notes = field_->notes(next);
            if ((notes & Field::kOpen) == 0 || (notes & Field::kTrap) != 0 || canWalkTo(next))
                continue;
            reached_.at(next) = 1;
            queue.push_back(next);
        }
    }
}

bool Planner::hasSupplies() const {
    const State& state = hero_.state();
    if (state.hero.tnt + state.hero.grenades > 0) return true;
    const auto items = field_->items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].kind != level::ThingKind::Heart && canWalkTo(items[i].at) &&
            !state.items.contains(static_cast<std::uint32_t>(i))) {
            return true;
        }
    }
    return false;
}

bool Planner::canRead(Point console) const {
    if (canWalkTo(console)) return true;
    return std::ranges::any_of(
        grid::kDirections, [&](grid::Direction d) { return canWalkTo(console + grid::offset(d)); });
}

bool Planner::failWithoutWay(Obstacle obstacle, Point cell) {
    if (hasSupplies()) {
        fail(Verdict::Undecided, Obstacle::BlastNeeded, cell);
    } else {
        fail(Verdict::Unwinnable, obstacle, cell);
    }
    return true;
}

bool Planner::isHopeless() {
    constexpr std::int64_t kMostCells = std::int64_t{2048} * 2048;
    if (field_->size().area() > kMostCells) {
        fail(Verdict::Undecided, Obstacle::TooLarge);
        return true;
    }
    floodFromStart();
    return isExitOutOfReach() || areBlastsOutOfReach() || areConsolesOutOfReach() ||
           areCoinsOutOfReach();
}

bool Planner::areCoinsOutOfReach() {
    const int asked = field_->objectives().coins;
    const std::int64_t wanted =
        asked == Objectives::kAllCoins ? field_->coinCount() : std::int64_t{asked};
    std::int64_t found = 0;
    std::optional<Point> lost;
    for (int y = 0; y < field_->size().height; ++y) {
        for (int x = 0; x < field_->size().width; ++x) {
            if ((field_->notes(Point{x, y}) & Field::kCoin) == 0) continue;
            if (canWalkTo({x, y})) {
                ++found;
            } else if (!lost) {
                lost = {x, y};
            }
        }
    }
    if (found >= wanted) return false;
    proof_.wanted = wanted;
    proof_.found = found;
    if (lost) return failWithoutWay(Obstacle::TooFewCoins, *lost);
    fail(Verdict::Unwinnable, Obstacle::TooFewCoins);
    return true;
}

bool Planner::areConsolesOutOfReach() {
    if (!field_->objectives().consoles) return false;
    for (const Console& console : field_->consoles()) {
        if (!canRead(console.at)) return failWithoutWay(Obstacle::NoWay, console.at);
    }
    return false;
}

bool Planner::isExitOutOfReach() {
    const auto exits = field_->exits();
    if (exits.empty()) {
        if (!field_->objectives().exit) return false;
        fail(Verdict::Unwinnable, Obstacle::NoExit);
        return true;
    }
    if (std::ranges::any_of(exits, [this](Point exit) { return canWalkTo(exit); })) return false;
    return failWithoutWay(Obstacle::NoWay, exits.front());
}

bool Planner::areBlastsOutOfReach() {
    if (hasSupplies()) return false;
    const Objectives& asked = field_->objectives();
    std::optional<Point> target;
    if (asked.bugs && !field_->bugs().empty()) target = field_->bugs().front().path.cellAt(0);
    if (asked.lasers && !field_->emitters().empty()) target = field_->emitters().front().at;
    if (asked.boss && !field_->bosses().empty()) target = field_->bosses().front().path.cellAt(0);
    if (!target) return false;
    fail(Verdict::Unwinnable, Obstacle::NoBlast, target);
    return true;
}

}  // namespace mazeloom::play::temple
