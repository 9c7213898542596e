// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/way.h"

#include <algorithm>

#include "core/play/temple/traps.h"

namespace mazeloom::play::temple {

namespace {

using grid::Direction;
using grid::Point;

/// From one move to the next, in ticks.
constexpr int kLand = (kMoveHalfTicks + 1) / 2;
constexpr int kWater = kSwimHalfTicks / 2;
/// Within so many ticks each time that a danger leaves free is looked at.
constexpr std::int64_t kWindow = 1800;

/// Longer than any search looks ahead.
constexpr std::int64_t kNever = 0x7fffffff;

bool isLater(const std::pair<std::int64_t, std::int32_t>& a,
             const std::pair<std::int64_t, std::int32_t>& b) {
    return a > b;
}

}  // namespace

WaySearch::WaySearch(const Field& field, Dangers& dangers, std::int64_t& steps)
    : field_(field), dangers_(dangers), steps_(steps), known_(field.size()) {}

bool WaySearch::isRefuge(Point cell) const {
    constexpr unsigned kRestless = Field::kWater | Field::kFall | Field::kBeam | Field::kMover;
    return (field_.notes(cell) & kRestless) == 0;
}

WaySearch::Node WaySearch::startOf(const State& state) const {
    Node node;
    node.cell = state.hero.at;
    node.tick = state.tick;
    node.ready = state.tick + std::max(1, (state.hero.rest + 1) / 2);
    node.flow = state.hero.carried;
    if ((field_.notes(node.cell) & Field::kWater) != 0) node.drowns = node.tick + state.hero.air;
    return node;
}

std::optional<Way> WaySearch::find(const State& state, const Wish& wish) {
    state_ = &state;
    hurried_ = wish.hurried;
    latest_ = wish.latest;
    isComplete_ = dangers_.period() <= kWindow;
    nodes_.clear();
    open_.clear();
    seen_.clear();
    ++search_;
    add(startOf(state));
    while (!open_.empty()) {
        if (steps_ <= 0) {
            isComplete_ = false;
            return std::nullopt;
        }
        --steps_;
        std::ranges::pop_heap(open_, isLater);
        const std::int32_t index = open_.back().second;
        open_.pop_back();
        const Node node = nodes_[static_cast<std::size_t>(index)];
        if ((index > 0 || wish.mayStay) && wish.isGoal(node.cell)) {
            if (!wish.mustSurvive || isRefuge(node.cell) || getsToSafety(node)) return wayTo(index);
        }
        expand(index);
    }
    return std::nullopt;
}

bool WaySearch::getsToSafety(const Node& node) {
    WaySearch onwards(field_, dangers_, steps_);
    onwards.state_ = state_;
    onwards.hurried_ = hurried_;
    onwards.search_ = 1;
    Node start = node;
    start.parent = -1;
    onwards.add(start);
    while (!onwards.open_.empty() && steps_ > 0) {
        --steps_;
        std::ranges::pop_heap(onwards.open_, isLater);
        const std::int32_t index = onwards.open_.back().second;
        onwards.open_.pop_back();
        if (isRefuge(onwards.nodes_[static_cast<std::size_t>(index)].cell)) return true;
        onwards.expand(index);
    }
    return false;
}

void WaySearch::add(Node node) {
    if (node.tick > latest_ || node.tick - state_->tick > kNever / 64) return;
    const grid::Index cell = field_.index(node.cell);
    if (isRefuge(node.cell)) {
        if (known_[cell] == search_) return;
        known_[cell] = search_;
    } else {
        const bool isFall = (field_.notes(cell) & Field::kFall) != 0;
        const std::int64_t passed = node.tick - state_->tick;
        // In a waterfall each moment is its own.
        const std::int64_t kind =
            isFall ? passed * 64 + std::min(node.flow, 63)
                   : std::min(dangers_.safeUntil(cell, node.tick) - state_->tick, kNever);
        const std::uint64_t key = std::uint64_t{cell} << 32 | static_cast<std::uint32_t>(kind);
        std::vector<Seen>& seen = seen_[key];
        for (const Seen& other : seen) {
            if (other.tick <= node.tick && other.drowns >= node.drowns) return;
        }
        seen.push_back({node.tick, node.drowns});
    }
    nodes_.push_back(node);
    open_.emplace_back(node.tick, static_cast<std::int32_t>(nodes_.size()) - 1);
    std::ranges::push_heap(open_, isLater);
}

void WaySearch::expand(std::int32_t index) {
    const Node node = nodes_[static_cast<std::size_t>(index)];
    const grid::Index cell = field_.index(node.cell);
    // The last tick in which the hero can still be here.
    std::int64_t last = std::min(dangers_.safeUntil(cell, node.tick), node.drowns - 1);
    if ((field_.notes(cell) & Field::kFall) != 0) {
        const std::int64_t carried = node.tick + std::max<std::int64_t>(1, kFallTicks - node.flow);
        if (carried <= last + 1) fall(index, carried);
        last = std::min(last, carried - 1);
    }
    for (const Direction d : grid::kDirections)
        move(index, d, last);
}

void WaySearch::move(std::int32_t index, Direction direction, std::int64_t last) {
    const Node from = nodes_[static_cast<std::size_t>(index)];
    const Point to = from.cell + grid::offset(direction);
    if (!field_.isOpen(to)) return;
    const grid::Index cell = field_.index(to);
    if (isTrap(field_, *state_, cell)) return;
    const auto go = [&](std::int64_t tick) {
        Node node = from;
        node.parent = index;
        node.direction = static_cast<std::int8_t>(direction);
        enter(node, to, tick);
        add(node);
    };
    // A move in a tick means to be here in the one before.
    const std::int64_t latest =
        std::min(last + 1, from.ready + std::min(dangers_.period(), kWindow));
    if (!dangers_.isEver(cell)) {
        if (from.ready <= latest) go(from.ready);
        return;
    }
    std::int64_t tick = from.ready;
    while (tick <= latest) {
        tick = dangers_.nextSafe(cell, tick, latest);
        if (tick > latest) return;
        const std::int64_t until = dangers_.safeUntil(cell, tick);
        while (tick <= std::min(until, latest) && dangers_.isSwap(from.cell, to, tick))
            ++tick;
        if (tick <= std::min(until, latest)) go(tick);
        if (until >= latest) return;
        tick = until + 1;
    }
}

void WaySearch::fall(std::int32_t index, std::int64_t tick) {
    Node node = nodes_[static_cast<std::size_t>(index)];
    const Point from = node.cell;
    const Point to = from + grid::offset(field_.fallAt(from));
    const std::int64_t ready = node.ready;
    node.parent = index;
    node.direction = -1;
    const bool isCarried = field_.isOpen(to);
    const Point end = isCarried ? to : from;
    if (isCarried &&
        (isTrap(field_, *state_, field_.index(to)) || dangers_.isSwap(from, to, tick))) {
        return;
    }
    if (!dangers_.isSafe(field_.index(end), tick)) return;
    enter(node, end, tick);
    node.flow = 0;
    node.ready = std::max(ready, tick + 1);
    add(node);
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
        node.drowns = tick + kAir - 1;
    }
    const int land = hurried_ ? kLand - 1 : kLand;
    node.ready = tick + ((now & Field::kWater) != 0 ? kWater : land);
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
