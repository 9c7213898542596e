// SPDX-License-Identifier: MIT
// Finds goals that no play can meet: goals out of reach however lucky the hero, and goals that
// bugs, beams and deep water guard at all times.
#include <algorithm>
#include <utility>

#include "core/play/temple/prove/planner.h"

namespace mazeloom::play::temple {

using grid::Point;
using level::Objectives;

namespace {

/// If the common period of the dangers is longer than this many ticks, a second hurried search
/// (way.h) ignores some dangers to shorten the period.
constexpr std::int64_t kShortPeriod = 7200;

}  // namespace

bool Planner::hasSupplies() const {
    const State& state = hero_.state();
    if (state.hero.tnt + state.hero.grenades > 0) return true;
    const auto items = field_->items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].kind != level::ThingKind::Heart && reach_.canWalkTo(items[i].at) &&
            !state.items.contains(static_cast<std::uint32_t>(i))) {
            return true;
        }
    }
    return false;
}

std::int64_t Planner::coinsWanted() const {
    const int asked = field_->objectives().coins;
    return asked == Objectives::kAllCoins ? field_->coinCount() : std::int64_t{asked};
}

bool Planner::failWithoutWay(Point cell) {
    const bool hasHelp = reach_.hearts() > 0 || reach_.hasSupplies();
    fail(Verdict::Unwinnable, hasHelp ? Obstacle::NoWayAtAll : Obstacle::NoWay, cell);
    return true;
}

bool Planner::isHopeless() {
    const bool isFound = isExitOutOfReach() || areBlastsOutOfReach() || areConsolesOutOfReach() ||
                         areCoinsOutOfReach();
    // An incomplete check proves nothing.
    if (!isSpent()) return isFound;
    return !fail(Verdict::Undecided, Obstacle::Budget);
}

bool Planner::areCoinsOutOfReach() {
    std::int64_t found = 0;
    std::optional<Point> lost;
    for (int y = 0; y < field_->size().height && !isSpent(); ++y) {
        for (int x = 0; x < field_->size().width; ++x) {
            if ((field_->notes(Point{x, y}) & Field::kCoin) == 0) continue;
            if (reach_.canWalkTo({x, y})) {
                ++found;
            } else if (!lost) {
                lost = {x, y};
            }
        }
    }
    if (found >= coinsWanted()) return false;
    fail(Verdict::Unwinnable, Obstacle::TooFewCoins, lost);
    proof_.wanted = coinsWanted();
    proof_.found = found;
    return true;
}

bool Planner::areConsolesOutOfReach() {
    if (!field_->objectives().consoles) return false;
    WaySearch::Cells stands(field_->size());
    for (const Console& console : field_->consoles()) {
        if (std::exchange(stands.at(console.at), std::uint8_t{1}) != 0)
            return !fail(Verdict::Unwinnable, Obstacle::TwoConsoles, console.at);
        if (!reach_.canRead(console.at)) return failWithoutWay(console.at);
    }
    return false;
}

bool Planner::isExitOutOfReach() {
    const auto exits = field_->exits();
    if (exits.empty()) {
        if (!field_->objectives().exit) return false;
        return !fail(Verdict::Unwinnable, Obstacle::NoExit);
    }
    if (std::ranges::any_of(exits, [this](Point exit) { return reach_.canWalkTo(exit); }))
        return false;
    return failWithoutWay(exits.front());
}

bool Planner::areBlastsOutOfReach() {
    const Objectives& asked = field_->objectives();
    const Obstacle obstacle = reach_.hasSupplies() ? Obstacle::OutOfBlast : Obstacle::NoBlast;
    const auto isLost = [](const IndexSet& hit, std::size_t i) {
        return !hit.contains(static_cast<std::uint32_t>(i));
    };
    for (std::size_t i = 0; asked.bugs && i < field_->bugs().size(); ++i) {
        if (isLost(reach_.bugs(), i))
            return !fail(Verdict::Unwinnable, obstacle, field_->bugs()[i].path.cellAt(0));
    }
    for (std::size_t i = 0; asked.lasers && i < field_->emitters().size(); ++i) {
        if (isLost(reach_.emitters(), i))
            return !fail(Verdict::Unwinnable, obstacle, field_->emitters()[i].at);
    }
    if (!asked.boss) return false;
    const auto blasts = std::ranges::count_if(
        field_->items(), [](const Item& item) { return item.kind != level::ThingKind::Heart; });
    for (const Boss& boss : field_->bosses()) {
        const bool isSafe = !reach_.hasSupplies();
        if (!isSafe && boss.toughness <= blasts) continue;
        fail(Verdict::Unwinnable, isSafe ? Obstacle::NoBlast : Obstacle::TooFewBlasts,
             boss.path.cellAt(0));
        if (!isSafe) {
            proof_.wanted = boss.toughness;
            proof_.found = blasts;
        }
        return true;
    }
    return false;
}

bool Planner::isOutOfTime() {
    Dangers dangers(*field_, meter_);
    if (dangers.isTooLarge()) return false;
    dangers.update(reach_.bugs(), reach_.emitters());
    if (isOutOfTime(dangers)) return true;
    if (dangers.period() <= kShortPeriod || isSpent()) return false;
    // With fewer dangers, more cells are within reach. A goal that is out of reach even then is
    // also out of reach with all dangers.
    dangers.shorten(kShortPeriod);
    return isOutOfTime(dangers);
}

bool Planner::isOutOfTime(const Dangers& dangers) {
    const State start = engine_.start();
    WaySearch::Cells noTraps = reach_.blastable();
    WaySearch::Wish wish;
    wish.mustSurvive = false;
    wish.hurried = true;
    wish.mayBleed = reach_.hearts() > 0;
    {
        // Overestimate: if any heart can be reached, every trap counts as passable.
        WaySearch::Cells spent(field_->size());
        for (int y = 0; y < field_->size().height; ++y) {
            for (int x = 0; x < field_->size().width; ++x)
                spent.at({x, y}) = reach_.hearts() > 0 || noTraps.at({x, y}) != 0;
        }
        WaySearch::Cells reached(field_->size());
        WaySearch ways(*field_, dangers, meter_);
        wish.isGoal = [](Point) { return false; };
        wish.noTraps = &spent;
        wish.reached = &reached;
        ways.find(start, wish);
        if (!ways.isComplete()) return false;
        if (isCutOff(reached)) return true;
    }
    const auto agenda = Agenda::of(*field_, start, noTraps);
    if (!agenda) return false;
    WaySearch ways(*field_, dangers, meter_);
    wish.isGoal = [this](Point cell) { return field_->exits().empty() || field_->isExit(cell); };
    wish.mayStay = true;
    wish.noTraps = &noTraps;
    wish.reached = nullptr;
    wish.agenda = &*agenda;
    if (ways.find(start, wish) || !ways.isComplete()) return false;
    return !fail(Verdict::Unwinnable, Obstacle::NeverAll);
}

bool Planner::isCutOff(const WaySearch::Cells& reached) {
    const auto isReached = [&](Point cell) {
        return field_->contains(cell) && reached.at(cell) != 0;
    };
    const auto exits = field_->exits();
    if (!exits.empty() && std::ranges::none_of(exits, isReached))
        return !fail(Verdict::Unwinnable, Obstacle::NeverSafe, exits.front());
    for (const Console& console : field_->consoles()) {
        if (!field_->objectives().consoles || isReached(console.at)) continue;
        if (std::ranges::none_of(grid::kDirections, [&](grid::Direction d) {
                return isReached(console.at + grid::offset(d));
            })) {
            return !fail(Verdict::Unwinnable, Obstacle::NeverSafe, console.at);
        }
    }
    std::int64_t found = 0;
    std::optional<Point> lost;
    for (int y = 0; y < field_->size().height; ++y) {
        for (int x = 0; x < field_->size().width; ++x) {
            if ((field_->notes(Point{x, y}) & Field::kCoin) == 0) continue;
            found += isReached({x, y});
            if (!lost && !isReached({x, y})) lost = {x, y};
        }
    }
    if (found >= coinsWanted()) return false;
    fail(Verdict::Unwinnable, Obstacle::NeverSafe, lost);
    // If all coins are required, one unreachable coin is reason enough, and no numbers are needed.
    if (coinsWanted() < field_->coinCount()) {
        proof_.wanted = coinsWanted();
        proof_.found = found;
    }
    return true;
}

}  // namespace mazeloom::play::temple
