// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/engine_search.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/grid/hash.h"
#include "core/play/temple/rules/boss.h"
#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

namespace {

using grid::Direction;
using grid::Point;

constexpr int kMoveTicks = (kMoveHalfTicks + 1) / 2;
constexpr int kSlowTicks = kSlowHalfTicks / 2;
/// Upper bound on the ticks until a grenade has gone off.
constexpr int kThrowTicks = kGrenadeRange * kGrenadeTicksPerCell + 1;

/// Returns a hash that is equal for states that do not differ in anything relevant to the search.
/// Times are rounded where one move more or less does not matter.
std::uint64_t likeness(const State& state) {
    grid::Hash hash;
    const auto add = [&hash](auto number) { hash.add(static_cast<std::uint64_t>(number)); };
    const auto addPoint = [&](Point p) {
        add(p.x);
        add(p.y);
    };
    addPoint(state.hero.at);
    add(state.hero.tnt);
    add(state.hero.grenades);
    add(state.hero.air / kTicksPerSecond);
    add(state.tick / kMoveTicks % 32);
    add(state.items.size());
    add(state.coins.size());
    for (const BossState& boss : state.bosses) {
        addPoint(boss.at);
        add(boss.mode);
        add(boss.wounds);
    }
    for (const Explosive& explosive : state.explosives) {
        addPoint(explosive.at);
        add(explosive.ticks / kMoveTicks);
    }
    return hash.value();
}

/// Whether the blast of a grenade thrown in this direction might reach a boss.
bool isInLine(const State& state, const Field& field, Direction direction) {
    const Point step = grid::offset(direction);
    for (std::size_t i = 0; i < state.bosses.size(); ++i) {
        const Boss& boss = field.bosses()[i];
        if (!isAlive(boss, state.bosses[i])) continue;
        const Point way = state.bosses[i].at - state.hero.at;
        const int along = way.x * step.x + way.y * step.y;
        const int across = way.x * step.y + way.y * step.x;
        // Wider than a blast, because the boss moves on while the grenade flies.
        if (along > 0 && along <= kGrenadeRange + 4 && across >= -3 && across <= 3) return true;
    }
    return false;
}

}  // namespace

std::optional<LedHero> EngineSearch::find(const LedHero& hero, const Wish& wish) {
    nodes_.clear();
    open_.clear();
    seen_.clear();
    nodes_.push_back({hero.state(), -1, {}, 0});
    open_.emplace_back(0, 0);
    seen_.insert(likeness(hero.state()));
    while (!open_.empty() && !engine_.isSpent() && nodes_.size() < kMostNodes) {
        std::ranges::pop_heap(open_, std::greater<>());
        const std::int32_t index = open_.back().second;
        open_.pop_back();
        const auto place = static_cast<std::size_t>(index);
        if (wish.isGoal(nodes_[place].state)) return follow(hero, index);
        if (nodes_[place].state.isOver()) continue;
        const Hero now = nodes_[place].state.hero;
        for (const Direction d : grid::kDirections) {
            const Point to = now.at + grid::offset(d);
            const Field& field = engine_.field();
            if (!field.isOpen(to) || isTrap(field, nodes_[place].state, field.index(to))) continue;
            const unsigned notes = field.notes(to);
            if ((notes & Field::kWounds) != 0) continue;
            const bool isSlow = (notes & Field::kLongMove) != 0;
            tryOut(index, {tap(buttonOf(d))}, isSlow ? kSlowTicks : kMoveTicks, wish);
        }
        tryOut(index, {}, kMoveTicks, wish);
        if (wish.mayThrow) tryThrows(index, wish);
    }
    return std::nullopt;
}

void EngineSearch::tryThrows(std::int32_t parent, const Wish& wish) {
    const State& state = nodes_[static_cast<std::size_t>(parent)].state;
    const Hero hero = state.hero;
    if (hero.grenades > 0) {
        for (const Direction d : grid::kDirections) {
            if (!isInLine(nodes_[static_cast<std::size_t>(parent)].state, engine_.field(), d))
                continue;
            tryOut(parent, {tap(Button::Grenade), tap(faceButtonOf(d)), tap(Button::Throw)},
                   kThrowTicks, wish);
        }
    }
    const bool isBurning = !nodes_[static_cast<std::size_t>(parent)].state.explosives.empty();
    if (hero.tnt > 0 && !isBurning) tryOut(parent, {tap(Button::Tnt), tap(Button::Throw)}, 1, wish);
}

void EngineSearch::tryOut(std::int32_t parent, std::vector<Stroke> strokes, int ticks,
                          const Wish& wish) {
    State state = nodes_[static_cast<std::size_t>(parent)].state;
    bool mayGoOn = engine_.advance(state, strokes);
    for (int i = 1; i < ticks && mayGoOn; ++i)
        mayGoOn = engine_.advance(state, {});
    if (!mayGoOn) return;
    if (state.outcome == Outcome::Lost || !seen_.insert(likeness(state)).second) return;
    const std::int64_t cost = state.tick + wish.estimate(state);
    nodes_.push_back({std::move(state), parent, std::move(strokes), ticks});
    open_.emplace_back(cost, static_cast<std::int32_t>(nodes_.size()) - 1);
    std::ranges::push_heap(open_, std::greater<>());
}

LedHero EngineSearch::follow(const LedHero& hero, std::int32_t index) const {
    std::vector<std::int32_t> trail;
    for (; index > 0; index = nodes_[static_cast<std::size_t>(index)].parent)
        trail.push_back(index);
    LedHero led = hero;
    for (auto i = trail.rbegin(); i != trail.rend(); ++i) {
        const Node& node = nodes_[static_cast<std::size_t>(*i)];
        for (const Stroke stroke : node.strokes)
            led.stroke(stroke);
        for (int tick = 0; tick < node.ticks && !led.isOver(); ++tick)
            led.pass();
    }
    return led;
}

}  // namespace mazeloom::play::temple
