// SPDX-License-Identifier: MIT
// Blasts bugs and emitters. The hero goes to the nearest place from which a throw can hit, and
// waits there until a throw that is tried out in the engine hits. TNT is set down where its blast
// will hit; then the hero runs away.
#include <algorithm>
#include <utility>

#include "core/play/temple/prove/planner.h"
#include "core/play/temple/rules/blast.h"
#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

namespace {

using grid::Direction;
using grid::Point;
using Cells = std::vector<Point>;

/// Upper bound on the places tried for one target.
constexpr int kMostStands = 12;
/// Number of ticks between two throws that are tried at one place.
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
    target.isIn = [at](const Cells& cells, std::int64_t) {
        return std::ranges::find(cells, at) != cells.end();
    };
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

bool Planner::blastTrap(Point at) {
    Target target;
    target.mayBeIn = [at](const Cells& cells) {
        return std::ranges::find(cells, at) != cells.end();
    };
    target.isIn = [at](const Cells& cells, std::int64_t) {
        return std::ranges::find(cells, at) != cells.end();
    };
    target.isDone = [this, at](const State& state) {
        return state.blown.contains(field_->index(at));
    };
    target.patience = 240;
    return blast(target);
}

bool Planner::blast(Target target) {
    const LedHero::Mark before = hero_.mark();
    // The first pass spares lying supplies, because they may be needed later. The second pass may
    // blow them up.
    for (const bool mayChain : {false, true}) {
        target.mayChain = mayChain;
        if (mayChain && !reach_.hasChains()) break;
        do {
            if (isSpent()) return false;
            if (hero_.state().hero.grenades > 0 &&
                (throwFrom(target, true) || throwFrom(target, false))) {
                return true;
            }
            if (hero_.state().hero.tnt > 0 && placeAt(target)) return true;
        } while (fetchSupply());
        hero_.goBack(before);
    }
    return false;
}

void Planner::addChain(Cells& cells) const {
    const auto items = field_->items();
    std::vector<std::uint8_t> isSetOff(items.size());
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (isSetOff[i] != 0 || items[i].kind == level::ThingKind::Heart ||
                hero_.state().items.contains(static_cast<std::uint32_t>(i)) ||
                std::ranges::find(cells, items[i].at) == cells.end()) {
                continue;
            }
            isSetOff[i] = 1;
            isMore = true;
            const bool isTnt = items[i].kind == level::ThingKind::Tnt;
            const Cells more =
                blastCells(*field_, items[i].at, isTnt ? kTntRadius : kGrenadeRadius);
            cells.insert(cells.end(), more.begin(), more.end());
        }
    }
}

Cells Planner::reachOf(Point from, Direction direction, bool mayChain) const {
    Cells cells;
    Point at = from;
    const bool isInWater = (field_->notes(from) & Field::kWater) != 0;
    for (int i = isInWater ? kGrenadeRangeInWater : kGrenadeRange; i > 0; --i) {
        const Point next = at + grid::offset(direction);
        if (!field_->isClear(next)) break;
        at = next;
        cells.push_back(at);
    }
    if (at == from) return {};
    const Cells blast = blastCells(*field_, at, kGrenadeRadius);
    cells.insert(cells.end(), blast.begin(), blast.end());
    if (mayChain) addChain(cells);
    return cells;
}

bool Planner::throwFrom(const Target& target, bool fromRefuges) {
    std::vector<Point> tried;
    const auto isStand = [&](Point cell) {
        if (ways_.isRefuge(cell) != fromRefuges || std::ranges::find(tried, cell) != tried.end()) {
            return false;
        }
        return std::ranges::any_of(grid::kDirections, [&](Direction d) {
            return target.mayBeIn(reachOf(cell, d, target.mayChain));
        });
    };
    const LedHero::Mark before = hero_.mark();
    for (int i = 0; i < kMostStands; ++i) {
        if (isSpent() || !tryToGo(isStand, false, true)) break;
        const Point stand = hero_.state().hero.at;
        tried.push_back(stand);
        std::vector<Direction> directions;
        for (const Direction d : grid::kDirections) {
            if (target.mayBeIn(reachOf(stand, d, target.mayChain))) directions.push_back(d);
        }
        State then = hero_.state();
        for (std::int64_t delay = 0; delay <= target.patience && !then.isOver(); ++delay) {
            if (delay % kBetween == 0) {
                for (const Direction d : directions) {
                    if (tryThrow(d, delay, then, target)) return true;
                }
            }
            if (!engine_.advance(then, {})) break;
        }
        // This place is no refuge, so the hero goes back before setting out for the next place.
        if (!fromRefuges) hero_.goBack(before);
    }
    hero_.goBack(before);
    return false;
}

bool Planner::isHit(const Target& target, const State& before, const State& after) const {
    return target.isDone(after) && (target.mayChain || after.items.size() == before.items.size());
}

bool Planner::tryThrow(Direction direction, std::int64_t delay, const State& then,
                       const Target& target) {
    const std::vector<Stroke> strokes{tap(Button::Grenade), tap(faceButtonOf(direction)),
                                      tap(Button::Throw)};
    State state = then;
    bool mayGoOn = engine_.advance(state, strokes);
    int ticks = 1;
    for (; mayGoOn && !state.isOver() && !state.explosives.empty(); ++ticks)
        mayGoOn = engine_.advance(state, {});
    if (!mayGoOn) return false;
    if (state.outcome == Outcome::Lost || !isHit(target, then, state)) return false;
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
        if (!ways_.isRefuge(cell) || std::ranges::find(tried, cell) != tried.end()) return false;
        Cells cells = blastCells(*field_, cell, kTntRadius);
        if (target.mayChain) addChain(cells);
        return target.mayBeIn(cells);
    };
    const LedHero::Mark before = hero_.mark();
    for (int i = 0; i < kMostStands; ++i) {
        if (isSpent() || !tryToGo(isStand, false, true)) break;
        const Point stand = hero_.state().hero.at;
        tried.push_back(stand);
        Cells cells = blastCells(*field_, stand, kTntRadius);
        if (target.mayChain) addChain(cells);
        State then = hero_.state();
        for (std::int64_t delay = 0; delay <= target.patience && !then.isOver(); ++delay) {
            const bool willHit = target.isIn(cells, then.tick + kTntFuse);
            if (delay % kBetween == 0 && willHit && tryTnt(delay, then, target)) return true;
            if (!engine_.advance(then, {})) break;
        }
    }
    hero_.goBack(before);
    return false;
}

bool Planner::tryTnt(std::int64_t delay, const State& then, const Target& target) {
    const std::vector<Stroke> strokes{tap(Button::Tnt), tap(Button::Throw)};
    // Checks whether the blast would hit if the hero, who is invulnerable here, stayed where it is.
    State state = then;
    state.controls.invulnerable = true;
    bool mayGoOn = engine_.advance(state, strokes);
    for (int i = 0; i < kTntFuse && mayGoOn && !state.explosives.empty(); ++i)
        mayGoOn = engine_.advance(state, {});
    if (!mayGoOn) return false;
    if (!isHit(target, then, state)) return false;
    LedHero led = hero_;
    led.passUntil(led.state().tick + delay);
    for (const Stroke stroke : strokes)
        led.stroke(stroke);
    led.pass();
    Cells cells = blastCells(*field_, led.state().hero.at, kTntRadius);
    if (target.mayChain) addChain(cells);
    WaySearch::Wish away;
    away.isGoal = [&](Point cell) {
        return ways_.isRefuge(cell) && std::ranges::find(cells, cell) == cells.end();
    };
    away.latest = led.state().tick + kTntFuse - 2;
    dangers_.update(led.state());
    const auto way = ways_.find(led.state(), away);
    if (!way || !led.go(*way)) return false;
    while (!led.isOver() && !led.state().explosives.empty() && !isSpent())
        led.pass();
    if (!led.isAlive() || !target.isDone(led.state())) return false;
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

bool Planner::clearTheWay(const IsGoal& isGoal) {
    if (!hasSupplies()) return false;
    std::vector<std::function<bool()>> blasts;
    for (const Point trap : trapsOnTheWay(isGoal))
        blasts.emplace_back([this, trap] { return blastTrap(trap); });
    for (std::size_t i = 0; i < field_->emitters().size(); ++i) {
        if (!hero_.state().emitters.contains(static_cast<std::uint32_t>(i)))
            blasts.emplace_back([this, i] { return blastEmitter(i); });
    }
    for (std::size_t i = 0; i < field_->bugs().size(); ++i) {
        if (!hero_.state().bugs.contains(static_cast<std::uint32_t>(i)))
            blasts.emplace_back([this, i] { return blastBug(i); });
    }
    const LedHero::Mark before = hero_.mark();
    std::optional<LedHero> first;  // a mark would lack the inputs that going back drops
    for (const auto& blast : blasts) {
        if (isSpent()) return false;
        if (!blast()) continue;
        if (isWon()) return true;
        const LedHero::Mark after = hero_.mark();
        if (!first) first = hero_;
        // Keeps the blast only if it opens a way to the goal. This can be tested only after the
        // blast.
        const bool isClear = isGoal(hero_.state().hero.at) || tryToGo(isGoal, false);
        hero_.goBack(isClear ? after : before);
        if (isClear) return true;
    }
    if (!first) return false;
    // No single blast opens a way: keeps the first blast that hit, so that others can follow it.
    hero_ = std::move(*first);
    return true;
}

std::vector<Point> Planner::trapsOnTheWay(const IsGoal& isGoal) const {
    const Field& field = *field_;
    const State& state = hero_.state();
    grid::Grid<std::int32_t, 2> from(field.size(), -1);
    std::vector<Point> wave{state.hero.at};
    std::vector<Point> beyond;
    from.at(wave.front()) = 4;
    while (!wave.empty()) {
        for (std::size_t head = 0; head < wave.size(); ++head) {
            Point at = wave[head];
            if (isGoal(at)) {
                std::vector<Point> traps;
                for (; from.at(at) < 4;
                     at = at - grid::offset(static_cast<Direction>(from.at(at)))) {
                    if (isTrap(field, state, field.index(at))) traps.push_back(at);
                }
                std::ranges::reverse(traps);
                return traps;
            }
            for (const Direction d : grid::kDirections) {
                const Point to = at + grid::offset(d);
                if (!field.isOpen(to) || from.at(to) >= 0) continue;
                from.at(to) = static_cast<std::int32_t>(d);
                (isTrap(field, state, field.index(to)) ? beyond : wave).push_back(to);
            }
        }
        wave = std::exchange(beyond, {});
    }
    return {};
}

}  // namespace mazeloom::play::temple
