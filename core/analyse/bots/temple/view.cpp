// SPDX-License-Identifier: MIT
#include "core/analyse/bots/temple/view.h"

#include <algorithm>
#include <cstdlib>

#include "core/level/laser_beam.h"
#include "core/play/temple/rules/boss.h"
#include "core/play/temple/rules/pickups.h"

namespace mazeloom::analyse::bots::temple {

using grid::Point;

namespace {

/// The number of ticks for which the positions of bosses can be foreseen.
constexpr std::int64_t kForesight = play::temple::kTicksPerSecond / 2;

/// Returns the number of steps from a cell to the nearest cell of a body.
int stepsTo(const grid::Rect& body, Point cell) {
    const int x = std::max({body.x - cell.x, cell.x - body.right(), 0});
    const int y = std::max({body.y - cell.y, cell.y - body.bottom(), 0});
    return x + y;
}

}  // namespace

bool View::isCoinWanted() const {
    const int coins = field_.objectives().coins;
    return coins == level::Objectives::kAllCoins ||
           static_cast<std::int64_t>(state_.coins.size()) < coins;
}

bool View::isAim(Index i) const {
    if (play::temple::hasCoin(field_, state_, i)) return isCoinWanted();
    if ((ground(i) & Field::kThing) == 0) return false;
    const Point at = point(i);
    if (state_.exitOpen && field_.isExit(at)) return true;
    if (field_.objectives().consoles) {
        const auto consoles = field_.consoles();
        for (std::size_t k = 0; k < consoles.size(); ++k) {
            if (consoles[k].at == at && !state_.consoles.contains(static_cast<std::uint32_t>(k)))
                return true;
        }
    }
    const auto items = field_.items();
    for (std::size_t k = 0; k < items.size(); ++k) {
        if (items[k].at == at && items[k].kind == level::ThingKind::Heart &&
            !state_.items.contains(static_cast<std::uint32_t>(k)))
            return true;
    }
    return false;
}

bool View::isDeadly(Index i, std::int64_t tick) const {
    const Point cell = point(i);
    if ((ground(i) & Field::kMover) != 0) {
        const auto bugs = field_.bugs();
        for (std::size_t k = 0; k < bugs.size(); ++k) {
            if (!state_.bugs.contains(static_cast<std::uint32_t>(k)) &&
                bugs[k].bodyAt(tick).contains(cell))
                return true;
        }
    }
    if ((ground(i) & Field::kBeam) != 0) {
        const auto emitters = field_.emitters();
        for (std::size_t k = 0; k < emitters.size(); ++k) {
            if (!state_.emitters.contains(static_cast<std::uint32_t>(k)) &&
                emitters[k].crosses(cell) && level::burnsAt(emitters[k].beam, tick))
                return true;
        }
    }
    const std::int64_t ahead = tick - state_.tick;
    if (ahead > kForesight) return false;
    const auto bosses = field_.bosses();
    for (std::size_t k = 0; k < bosses.size(); ++k) {
        if (!play::temple::isAlive(bosses[k], state_.bosses[k])) continue;
        // Adds one step, because the boss may be about to step.
        const std::int64_t reach = 1 + ahead * bosses[k].speed / 600;
        if (stepsTo(bosses[k].bodyAt(state_.bosses[k].at), cell) <= reach) return true;
    }
    return false;
}

bool View::isSwap(Index from, Index to, std::int64_t tick) const {
    if ((ground(from) & ground(to) & Field::kMover) == 0) return false;
    const auto bugs = field_.bugs();
    for (std::size_t k = 0; k < bugs.size(); ++k) {
        if (!state_.bugs.contains(static_cast<std::uint32_t>(k)) &&
            bugs[k].bodyAt(tick).contains(point(from)) &&
            bugs[k].bodyAt(tick - 1).contains(point(to)))
            return true;
    }
    return false;
}

}  // namespace mazeloom::analyse::bots::temple
