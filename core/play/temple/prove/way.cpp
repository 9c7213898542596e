// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/way.h"

#include <algorithm>
#include <utility>

#include "core/grid/floored.h"
#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

namespace {

using grid::Direction;
using grid::Point;

/// A hurried move on land, in ticks: half a tick less than a move takes.
constexpr int kHurriedMove = kMoveHalfTicks / 2;
/// Upper bound on the ticks of waiting that are examined together.
constexpr std::int64_t kWindow = 1800;
/// Number of ticks between two tried entries into water or a waterfall if the tick of entry
/// matters.
constexpr std::int64_t kDiveEvery = 15;
constexpr std::int64_t kFallEvery = 5;
/// Upper bound on the goals from which no refuge was found.
constexpr int kMostDoomed = 24;

}  // namespace

WaySearch::WaySearch(const Field& field, const Dangers& dangers, Meter& meter)
    : field_(field),
      dangers_(dangers),
      meter_(meter),
      mostNodes_(kMostNodes + static_cast<std::size_t>(field.size().area())),
      known_(field.size()) {}

std::size_t WaySearch::KindHash::operator()(const Kind& kind) const {
    std::uint64_t hash = kind.cell * 0x9e3779b97f4a7c15u;
    hash = (hash ^ (hash >> 29) ^ static_cast<std::uint64_t>(kind.interval)) * 0xbf58476d1ce4e5b9u;
    hash = (hash ^ (hash >> 32) ^ kind.done) * 0x94d049bb133111ebu;
    return static_cast<std::size_t>(hash ^ (hash >> 31));
}

bool WaySearch::isRefuge(Point cell) const {
    const unsigned notes = field_.notes(cell);
    if ((notes & (Field::kWater | Field::kFall)) != 0) return false;
    if ((notes & (Field::kBeam | Field::kMover)) == 0) return true;
    return !dangers_.isEver(field_.index(cell));
}

void WaySearch::begin(const State& state, const Wish& wish) {
    state_ = &state;
    wish_ = wish;
    const bool isFolded = dangers_.period() < Dangers::kForever;
    horizon_ = isFolded ? Dangers::kForever : state.tick + kHorizon;
    isComplete_ = true;
    doomed_ = 0;
    nodes_.clear();
    open_.clear();
    seen_.clear();
    ++search_;
}

WaySearch::Node WaySearch::startOf(const State& state) const {
    Node node;
    node.cell = state.hero.at;
    node.tick = state.tick;
    const std::int32_t rest = std::max(0, state.hero.rest);
    node.ready = state.tick + std::max(1, (rest + 1) / 2);
    node.hasHalf = rest % 2 != 0 && !wish_.hurried;
    node.flow = state.hero.carried;
    if ((field_.notes(node.cell) & Field::kWater) != 0 && !field_.hasEndlessAir())
        node.drowns = node.tick + state.hero.air;
    if (wish_.agenda != nullptr)
        node.done = wish_.agenda->gainsAt(field_.index(node.cell)) & wish_.agenda->consoles;
    return node;
}

std::optional<Way> WaySearch::find(const State& state, const Wish& wish) {
    begin(state, wish);
    add(startOf(state));
    while (!open_.isEmpty()) {
        if (!meter_.spend()) {
            isComplete_ = false;
            return std::nullopt;
        }
        const std::int32_t index = open_.pop();
        if (isGoal(index)) return wayTo(index);
        expand(index);
    }
    return std::nullopt;
}

bool WaySearch::isGoal(std::int32_t index) {
    const Node node = nodes_[static_cast<std::size_t>(index)];
    if (node.isWaiting || (index == 0 && !wish_.mayStay)) return false;
    if (wish_.agenda != nullptr && wish_.agenda->missing(node.done) > 0) return false;
    if (!wish_.isGoal(node.cell)) return false;
    return !wish_.mustSurvive || isRefuge(node.cell) || getsToSafety(node);
}

bool WaySearch::getsToSafety(const Node& node) {
    if (doomed_ >= kMostDoomed) {
        isComplete_ = false;
        return false;
    }
    WaySearch onwards(field_, dangers_, meter_);
    Wish wish = wish_;
    wish.agenda = nullptr;
    wish.reached = nullptr;
    wish.latest = Dangers::kForever;
    onwards.begin(*state_, wish);
    Node start = node;
    start.parent = -1;
    start.done = 0;
    onwards.add(start);
    while (!onwards.open_.isEmpty() && meter_.spend()) {
        const std::int32_t index = onwards.open_.pop();
        if (isRefuge(onwards.nodes_[static_cast<std::size_t>(index)].cell)) return true;
        onwards.expand(index);
    }
    ++doomed_;
    return false;
}

std::int64_t WaySearch::folded(std::int64_t tick) const {
    const std::int64_t period = dangers_.period();
    return period < Dangers::kForever ? tick - grid::floorDivided(tick, period) * period : tick;
}

std::int64_t WaySearch::safeUntil(const Node& node) const {
    // Looks only at ticks after the arrival: the hero is in the cell already, whether or not
    // arriving was safe.
    const grid::Index cell = field_.index(node.cell);
    if (!dangers_.isEver(cell)) return Dangers::kForever;
    if (!dangers_.isSafe(cell, node.tick + 1)) return node.tick;
    return dangers_.safeUntil(cell, node.tick + 1);
}

bool WaySearch::isKnown(const Node& node) {
    const grid::Index cell = field_.index(node.cell);
    const bool isHaven = isRefuge(node.cell);
    if (isHaven && wish_.agenda == nullptr) {
        if (known_[cell] == search_) return true;
        known_[cell] = search_;
        return false;
    }
    const bool isFall = !wish_.hurried && (field_.notes(cell) & Field::kFall) != 0;
    const std::int64_t until = isFall ? node.tick : safeUntil(node);
    const bool isEndless = until == Dangers::kForever;
    Kind kind{cell, node.done, -1};
    // In a waterfall, nodes with different ticks or flow never make each other redundant.
    if (isFall) {
        kind.interval = folded(until) * 64 + std::min(node.flow, 63);
    } else if (!isEndless) {
        kind.interval = folded(until);
    }
    std::vector<Seen>& seen = seen_[kind];
    if (isHaven && !seen.empty()) return true;
    const std::int64_t period = dangers_.period();
    for (const Seen& other : seen) {
        // Compares this node with the other one, shifted by whole periods.
        std::int64_t shift = 0;
        if (period < Dangers::kForever) {
            shift = isEndless ? grid::floorDivided(node.tick - other.tick, period) * period
                              : until - other.until;
        }
        if (shift < 0 && wish_.latest < Dangers::kForever) continue;
        const bool hasAir =
            other.drowns == Dangers::kForever || other.drowns + shift >= node.drowns;
        if (hasAir && other.tick + shift <= node.tick && other.ready + shift <= node.ready)
            return true;
    }
    seen.push_back({until, node.tick, node.ready, node.drowns});
    return false;
}

void WaySearch::add(const Node& node) {
    if (node.tick > wish_.latest || isKnown(node)) return;
    if (wish_.reached != nullptr) wish_.reached->at(node.cell) = 1;
    push(node);
}

void WaySearch::push(const Node& node) {
    if (node.tick > horizon_ || isFull()) {
        isComplete_ = false;
        return;
    }
    const std::int32_t missing = wish_.agenda != nullptr ? wish_.agenda->missing(node.done) : 0;
    nodes_.push_back(node);
    open_.push({node.tick, missing, static_cast<std::int32_t>(nodes_.size()) - 1});
}

void WaySearch::expand(std::int32_t index) {
    const Node node = nodes_[static_cast<std::size_t>(index)];
    const grid::Index cell = field_.index(node.cell);
    // The last tick in which the hero can be here.
    std::int64_t last = std::min(safeUntil(node), node.drowns - 1);
    if ((field_.notes(cell) & Field::kFall) != 0) {
        if (wish_.hurried) {
            drift(index, last);
        } else {
            const std::int64_t carried =
                node.tick + std::max<std::int64_t>(1, kFallTicks - node.flow);
            if (carried <= last + 1) fall(index, carried);
            last = std::min(last, carried - 1);
        }
    }
    // To move in a tick, the hero must be here in the tick before.
    const std::int64_t latest = std::min(last + 1, node.ready + kWindow - 1);
    if (node.ready > latest) return;
    for (const Direction d : grid::kDirections)
        move(node, index, d, node.ready, latest);
    if (latest > last || node.waited > dangers_.period()) return;
    const bool isTimed = std::ranges::any_of(grid::kDirections, [&](Direction d) {
        const Point to = node.cell + grid::offset(d);
        return (field_.notes(to) & Field::kOpen) != 0 && !isRefuge(to);
    });
    if (!isTimed) return;
    Node later = node;
    later.parent = index;
    later.direction = -1;
    later.isWaiting = true;
    later.hasHalf = false;
    later.waited += latest - node.tick;
    later.tick = latest;
    later.ready = latest + 1;
    push(later);
}

bool WaySearch::canEnter(Node& node, grid::Index cell) const {
    if ((field_.notes(cell) & Field::kWounds) != 0 && !wish_.mayBleed) return false;
    const bool isGone = wish_.noTraps != nullptr && (*wish_.noTraps)[cell] != 0;
    if (!isGone && isTrap(field_, *state_, cell)) {
        const Agenda::Marks trap = wish_.agenda != nullptr ? wish_.agenda->trapAt(cell) : 0;
        if (trap == 0) return false;
        if ((node.done & trap) == 0) {
            if (wish_.agenda->livesWith(node.done) <= 1) return false;
            node.done |= trap;
        }
    }
    if (wish_.agenda != nullptr) node.done |= wish_.agenda->gainsAt(cell);
    return true;
}

void WaySearch::move(const Node& from, std::int32_t index, Direction direction, std::int64_t first,
                     std::int64_t last) {
    const Point to = from.cell + grid::offset(direction);
    const grid::Index cell = field_.index(to);
    if (known_[cell] == search_ || (field_.notes(cell) & Field::kOpen) == 0) return;
    if (!dangers_.isEver(cell)) return moveIn(from, index, direction, first, last);
    for (std::int64_t tick = first; tick <= last;) {
        tick = dangers_.nextSafe(cell, tick, last);
        if (tick > last) return;
        const std::int64_t until = std::min(dangers_.safeUntil(cell, tick), last);
        while (tick <= until && dangers_.isSwap(from.cell, to, tick))
            ++tick;
        if (tick <= until) moveIn(from, index, direction, tick, until);
        tick = until + 1;
    }
}

void WaySearch::moveIn(const Node& from, std::int32_t index, Direction direction,
                       std::int64_t first, std::int64_t last) {
    const Point to = from.cell + grid::offset(direction);
    Node node = from;
    node.parent = index;
    node.isWaiting = false;
    node.waited = 0;
    node.direction = static_cast<std::int8_t>(direction);
    if (!canEnter(node, field_.index(to))) return;
    const auto begins = [&](unsigned note) {
        return (field_.notes(to) & note) != 0 && (field_.notes(from.cell) & note) == 0;
    };
    std::int64_t step = 0;
    const bool isTimed = dangers_.period() > 1 && (wish_.hurried || wish_.patient);
    if (isTimed && begins(Field::kWater)) step = kDiveEvery;
    if (isTimed && begins(Field::kFall) && !wish_.hurried) step = kFallEvery;
    std::int64_t tick = first;
    do {
        Node next = node;
        next.hasHalf = from.hasHalf && tick == from.ready;
        enter(next, to, tick);
        // In a hurried search, an entry stands for all ticks up to the next tried entry, with the
        // air that the latest of these ticks would leave.
        if (step > 0 && wish_.hurried) next.drowns += step - 1;
        if (tick == first || !dangers_.isSwap(from.cell, to, tick)) add(next);
        tick += step;
    } while (step > 0 && tick <= last);
}

void WaySearch::fall(std::int32_t index, std::int64_t tick) {
    Node node = nodes_[static_cast<std::size_t>(index)];
    const Point from = node.cell;
    const Point to = from + grid::offset(field_.fallAt(from));
    const std::int64_t ready = node.ready;
    const bool hasHalf = node.hasHalf && ready > tick;
    node.parent = index;
    node.direction = -1;
    node.isWaiting = false;
    const bool isCarried = field_.canEnter(to);
    if (isCarried && !field_.isOpen(to)) return;  // the hero would die there
    const Point end = isCarried ? to : from;
    if (isCarried && (dangers_.isSwap(from, to, tick) || !canEnter(node, field_.index(to)))) return;
    if (!dangers_.isSafe(field_.index(end), tick)) return;
    enter(node, end, tick);
    node.flow = 0;
    node.ready = std::max(ready, tick + 1);
    node.hasHalf = hasHalf;
    add(node);
}

void WaySearch::drift(std::int32_t index, std::int64_t last) {
    const Node from = nodes_[static_cast<std::size_t>(index)];
    const Point to = from.cell + grid::offset(field_.fallAt(from.cell));
    if (!field_.isOpen(to)) return;
    const grid::Index cell = field_.index(to);
    const std::int64_t latest = std::min(last + 1, from.tick + kWindow);
    const bool isDive = (field_.notes(to) & Field::kWater) != 0;
    for (std::int64_t tick = from.tick + 1; tick <= latest;) {
        tick = dangers_.nextSafe(cell, tick, latest);
        if (tick > latest) return;
        const std::int64_t until = std::min(dangers_.safeUntil(cell, tick), latest);
        while (tick <= until && dangers_.isSwap(from.cell, to, tick))
            ++tick;
        for (; tick <= until; tick += kDiveEvery) {
            Node node = from;
            node.parent = index;
            node.isWaiting = false;
            node.waited = 0;
            node.direction = -1;
            if (!canEnter(node, cell)) return;
            enter(node, to, tick);
            if (isDive) node.drowns += kDiveEvery - 1;
            node.ready = std::max(from.ready, tick + 1);
            add(node);
            if (!isDive) break;
        }
        tick = until + 1;
    }
}

void WaySearch::enter(Node& node, Point to, std::int64_t tick) const {
    const unsigned before = field_.notes(node.cell);
    const unsigned now = field_.notes(to);
    const std::int32_t flow =
        (before & Field::kFall) != 0 ? node.flow + static_cast<std::int32_t>(tick - node.tick) : 1;
    node.flow = (now & Field::kFall) != 0 ? flow : 0;
    if ((now & Field::kWater) == 0) {
        node.drowns = Dangers::kForever;
    } else if ((before & Field::kWater) == 0) {
        node.drowns = field_.hasEndlessAir() ? Dangers::kForever : tick + kAir - 1;
    }
    const bool isSlow = (now & Field::kLongMove) != 0;
    const int half = (isSlow ? kSlowHalfTicks : kMoveHalfTicks) - (node.hasHalf ? 1 : 0);
    node.ready = tick + (wish_.hurried && !isSlow ? kHurriedMove : (half + 1) / 2);
    node.hasHalf = half % 2 != 0 && !wish_.hurried;
    node.cell = to;
    node.tick = tick;
}

Way WaySearch::wayTo(std::int32_t index) const {
    Way way;
    way.end = nodes_[static_cast<std::size_t>(index)].cell;
    way.arrival = nodes_[static_cast<std::size_t>(index)].tick;
    for (std::int32_t i = index; i >= 0; i = nodes_[static_cast<std::size_t>(i)].parent) {
        const Node& node = nodes_[static_cast<std::size_t>(i)];
        if (node.direction >= 0)
            way.moves.push_back({node.tick, static_cast<Direction>(node.direction)});
    }
    std::ranges::reverse(way.moves);
    return way;
}

}  // namespace mazeloom::play::temple
