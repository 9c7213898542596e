// SPDX-License-Identifier: MIT
// Bugs and emitters: go to the nearest place from which a throw may hit, then wait for the moment
// at which the engine says that it does. TNT is set down where its blast will hit, and run from.
#include <algorithm>
#include <utility>

#include "core/play/temple/blast.h"
#include "core/play/temple/prove/planner.h"

namespace mazeloom::play::temple {

namespace {

using grid::Direction;
using grid::Point;
using Cells = std::vector<Point>;

/// So many places are tried for one target.
constexpr int kMostStands = 12;
/// Between two moments that are tried at one place.
constexpr std::int64_t kBetween = 3;
constexpr std::int64_t kLongestWait = 1200;

}  // namespace

bool Planner::blastAll() {
    const level::Objectives& asked = field_->objectives();
    const auto isLeft = [](const IndexSet& gone, std::size_t i) {
        return !gone.contains(static_cast<std::uint32_t>(i));
    };
    for (bool isMore = true; isMore && !isWon();) {
        isMore = false;
        std::optional<Point> missed;
        for (std::size_t i = 0; asked.lasers && i < field_->emitters().size() && !isWon(); ++i) {
            if (!isLeft(hero_.state().emitters, i)) continue;
            const bool isHit = blastEmitter(i);
            isMore = isMore || isHit;
            if (!isHit) missed = field_->emitters()[i].at;
        }
        for (std::size_t i = 0; asked.bugs && i < field_->bugs().size() && !isWon(); ++i) {
            if (!isLeft(hero_.state().bugs, i)) continue;
            const bool isHit = blastBug(i);
            isMore = isMore || isHit;
            if (!isHit) missed = field_->bugs()[i].path.cellAt(hero_.state().tick);
        }
        if (missed && !isMore) return fail(Verdict::Undecided, Obstacle::TargetMissed, missed);
        if (!missed) return true;
    }
    return true;
}

bool Planner::blastEmitter(std::size_t emitter) {
    const Point at = field_->emitters()[emitter].at;
    Target target;
    target.mayBeIn = [at](const Cells& cells) {
        return std::ranges::find(cells, at) != cells.end();
    };
    target.isIn = [&](const Cells& cells, std::int64_t) { return target.mayBeIn(cells); };
    target.isDone = [emitter](const State& state) {
        return state.emitters.contains(static_cast<std::uint32_t>(emitter));
    };
    target.patience = 240;  // bugs may catch a grenade, or be in the way
    return blast(target);
}

bool Planner::blastBug(std::size_t which) {
    const Bug& bug = field_->bugs()[which];
    grid::Grid<std::uint8_t, 2> cover(field_->size());
    for (const Point at : bug.path.cells()) {
        const grid::Rect body = level::coveredBy(bug.size, at);
        for (int y = body.y; y <= body.bottom(); ++y) {
            for (int x = body.x; x <= body.right(); ++x) {
                if (cover.contains({x, y})) cover.at({x, y}) = 1;
            }
        }
    }
    Target target;
    target.mayBeIn = [&](const Cells& cells) {
        return std::ranges::any_of(cells, [&](Point p) { return cover.at(p) != 0; });
    };
    target.isIn = [&](const Cells& cells, std::int64_t tick) {
        const grid::Rect body = bug.bodyAt(tick);
        return std::ranges::any_of(cells, [&](Point p) { return body.contains(p); });
    };
    target.isDone = [which](const State& state) {
        return state.bugs.contains(static_cast<std::uint32_t>(which));
    };
    const std::int64_t round = bug.path.tickOf(bug.path.period()) - bug.path.tickOf(0);
    target.patience = std::min(kLongestWait, round + kTntFuse);
    return blast(target);
}

bool Planner::blast(const Target& target) {
    do {
        if (isSpent()) return false;
        if (hero_.state().hero.grenades > 0 && throwFrom(target)) return true;
        if (hero_.state().hero.tnt > 0 && placeAt(target)) return true;
    } while (fetchSupply());
    return false;
}

Cells Planner::reachOf(Point from, Direction direction) const {
    Cells cells;
    Point at = from;
    const bool isInWater = (field_->notes(from) & Field::kWater) != 0;
    for (int i = isInWater ? kGrenadeRangeInWater : kGrenadeRange; i > 0; --i) {
        const Point next = at + grid::offset(direction);
        if (!field_->isOpen(next)) break;
        at = next;
        cells.push_back(at);
    }
    if (at == from) return {};
    const Cells blast = blastCells(*field_, at, kGrenadeRadius);
    cells.insert(cells.end(), blast.begin(), blast.end());
    return cells;
}

bool Planner::throwFrom(const Target& target) {
    std::vector<Point> tried;
    const auto isStand = [&](Point cell) {
        if (!ways_.isRefuge(cell) || std::ranges::find(tried, cell) != tried.end()) return false;
        return std::ranges::any_of(grid::kDirections,
                                   [&](Direction d) { return target.mayBeIn(reachOf(cell, d)); });
    };
    for (int i = 0; i < kMostStands; ++i) {
        if (isSpent() || !tryToGo(isStand, false, true)) return false;
        const Point stand = hero_.state().hero.at;
        tried.push_back(stand);
        std::vector<Direction> directions;
        for (const Direction d : grid::kDirections) {
            if (target.mayBeIn(reachOf(stand, d))) directions.push_back(d);
        }
        State then = hero_.state();
        for (std::int64_t delay = 0; delay <= target.patience && !then.isOver(); ++delay) {
            if (delay % kBetween == 0) {
                for (const Direction d : directions) {
                    if (tryThrow(d, delay, then, target.isDone)) return true;
                }
            }
            engine_.advance(then, {});
            --steps_;
        }
    }
    return false;
}

bool Planner::tryThrow(Direction direction, std::int64_t delay, const State& then,
                       const IsDone& isDone) {
    const std::vector<Stroke> strokes{tap(Button::Grenade), tap(faceButtonOf(direction)),
                                      tap(Button::Throw)};
    State state = then;
    engine_.advance(state, strokes);
    int ticks = 1;
    for (; !state.isOver() && !state.explosives.empty(); ++ticks)
        engine_.advance(state, {});
    steps_ -= ticks;
    // What lies there is not blown up: it may be needed.
    if (state.outcome == Outcome::Lost || !isDone(state) ||
        state.items.size() != then.items.size()) {
        return false;
    }
    hero_.passUntil(hero_.state().tick + delay);
    for (const Stroke stroke : strokes)
        hero_.stroke(stroke);
    for (; ticks > 0 && !hero_.isOver(); --ticks)
        hero_.pass();
    return true;
}

bool Planner::placeAt(const Target& target) {
    std::vector<Point> tried;
    const auto isStand = [&](Point cell) {
        return ways_.isRefuge(cell) && std::ranges::find(tried, cell) == tried.end() &&
               target.mayBeIn(blastCells(*field_, cell, kTntRadius));
    };
    for (int i = 0; i < kMostStands; ++i) {
        if (isSpent() || !tryToGo(isStand, false, true)) return false;
        const Point stand = hero_.state().hero.at;
        tried.push_back(stand);
        const Cells cells = blastCells(*field_, stand, kTntRadius);
        State then = hero_.state();
        for (std::int64_t delay = 0; delay <= target.patience && !then.isOver(); ++delay) {
            const bool willHit = target.isIn(cells, then.tick + kTntFuse);
            if (delay % kBetween == 0 && willHit && tryTnt(delay, then, target.isDone)) return true;
            engine_.advance(then, {});
            --steps_;
        }
    }
    return false;
}

bool Planner::tryTnt(std::int64_t delay, const State& then, const IsDone& isDone) {
    const std::vector<Stroke> strokes{tap(Button::Tnt), tap(Button::Throw)};
    // Would it hit if nobody had to run?
    State state = then;
    state.controls.invulnerable = true;
    engine_.advance(state, strokes);
    for (int i = 0; i < kTntFuse && !state.explosives.empty(); ++i)
        engine_.advance(state, {});
    steps_ -= kTntFuse;
    if (!isDone(state) || state.items.size() != then.items.size()) return false;
    LedHero led = hero_;
    led.passUntil(led.state().tick + delay);
    for (const Stroke stroke : strokes)
        led.stroke(stroke);
    led.pass();
    const Cells cells = blastCells(*field_, led.state().hero.at, kTntRadius);
    WaySearch::Wish away{[&](Point cell) {
        return ways_.isRefuge(cell) && std::ranges::find(cells, cell) == cells.end();
    }};
    away.latest = led.state().tick + kTntFuse - 2;
    dangers_.update(led.state());
    const auto way = ways_.find(led.state(), away);
    if (!way || !led.go(*way)) return false;
    while (!led.isOver() && !led.state().explosives.empty())
        led.pass();
    if (!led.isAlive() || !isDone(led.state())) return false;
    hero_ = std::move(led);
    return true;
}

bool Planner::fetchSupply() {
    const Hero& hero = hero_.state().hero;
    const auto items = field_->items();
    const auto isWanted = [&](Point cell) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i].at != cell ||
                hero_.state().items.contains(static_cast<std::uint32_t>(i))) {
                continue;
            }
            if (items[i].kind == level::ThingKind::Tnt && hero.tnt < kMostSupplies) return true;
            if (items[i].kind == level::ThingKind::Grenade && hero.grenades < kMostSupplies)
                return true;
        }
        return false;
    };
    if (tryToGo(isWanted, false)) return true;
    return wasCaught_ && sneakTo(isWanted);
}

bool Planner::clearTheWay() {
    if (!hasSupplies()) return false;
    for (std::size_t i = 0; i < field_->emitters().size() && !isSpent(); ++i) {
        if (hero_.state().emitters.contains(static_cast<std::uint32_t>(i))) continue;
        if (blastEmitter(i)) return true;
    }
    for (std::size_t i = 0; i < field_->bugs().size() && !isSpent(); ++i) {
        if (hero_.state().bugs.contains(static_cast<std::uint32_t>(i))) continue;
        if (blastBug(i)) return true;
    }
    return false;
}

}  // namespace mazeloom::play::temple
