// SPDX-License-Identifier: MIT
#include "core/analyse/over_time/edge_times.h"

#include <algorithm>

#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

namespace {

constexpr std::uint8_t kNoKind = 0xff;
constexpr trace::StepIndex kStepsBetweenLooks = 4096;

}  // namespace

EdgeTimes::EdgeTimes(const trace::Trace& trace, level::Cell::Bits mask,
                     const std::atomic<bool>* stop)
    : states(1),
      storage(trace.initial.storage().size()),
      mask_(mask),
      cells_(trace.initial),
      openSince_(storage, kNever),
      goods_(storage),
      kinds_(storage, kNoKind) {
    for (const level::Thing& thing : trace.initialThings)
        place(thing);
    for (int y = 0; y < cells_.height(); ++y) {
        for (int x = 0; x < cells_.width(); ++x)
            look(cells_.index({x, y}), 0);
    }
    std::size_t change = 0;
    auto placement = trace.placements.begin();
    for (trace::StepIndex step = 0; step < trace.stepCount(); ++step) {
        if (step % kStepsBetweenLooks == 0 && stop != nullptr && *stop) return;
        const std::size_t first = change;
        const std::size_t end = change + trace.steps[step].changes;
        for (; change < end; ++change) {
            level::Cell& cell = cells_[trace.changedCells[change]];
            cell =
                level::Cell::fromBits(unsigned{cell.bits()} ^ unsigned{trace.changedBits[change]});
        }
        for (; placement != trace.placements.end() && placement->step == step; ++placement) {
            place(placement->thing);
            look(cells_.index(placement->thing.at), step + 1);
        }
        for (change = first; change < end; ++change)
            look(trace.changedCells[change], step + 1);
    }
    endAll();
}

PartsOverTime::State& EdgeTimes::stateAt(trace::StepIndex moment) {
    if (states.back().from != moment) {
        states.push_back(states.back());
        states.back().from = moment;
    }
    return states.back();
}

void EdgeTimes::place(const level::Thing& thing) {
    if (cells_.contains(thing.at))
        kinds_[cells_.index(thing.at)] = static_cast<std::uint8_t>(thing.kind);
}

bool EdgeTimes::shows(grid::Index cell, level::ThingKind kind) const {
    return cells_[cell].hasThing() && kinds_[cell] == static_cast<std::uint8_t>(kind);
}

void EdgeTimes::look(grid::Index cell, trace::StepIndex moment) {
    lookAtOpen(cell, moment);
    lookAtGoods(cell, moment);
    lookAtHero(cell, moment);
}

void EdgeTimes::lookAtOpen(grid::Index cell, trace::StepIndex moment) {
    const bool isOpen = (cells_[cell].bits() & mask_) != 0;
    if (isOpen == (openSince_[cell] != kNever)) return;
    PartsOverTime::State& state = stateAt(moment);
    state.cells += isOpen ? 1 : -1;
    for (const std::ptrdiff_t step : cells_.steps()) {
        const grid::Index other = beside(cell, step);
        if (openSince_[other] == kNever) continue;
        state.edges += isOpen ? 1 : -1;
        const std::uint32_t since =
            isOpen ? current() : std::max(openSince_[cell], openSince_[other]);
        if (since < current()) facts.push_back({cell, other, 0, since, current()});
    }
    openSince_[cell] = isOpen ? current() : kNever;
}

void EdgeTimes::lookAtGoods(grid::Index cell, trace::StepIndex moment) {
    std::int32_t amount = cells_[cell].hasCoin() ? 1 : 0;
    if (cells_[cell].hasThing() && kinds_[cell] != kNoKind &&
        isGood(static_cast<level::ThingKind>(kinds_[cell])))
        ++amount;
    GoodsSince& goods = goods_[cell];
    if (amount == goods.amount) return;
    stateAt(moment).goods += amount - goods.amount;
    if (goods.amount != 0 && goods.since < current())
        facts.push_back({cell, cell, goods.amount, goods.since, current()});
    goods = {amount, current()};
}

void EdgeTimes::lookAtHero(grid::Index cell, trace::StepIndex moment) {
    const bool isThere = shows(cell, level::ThingKind::Hero);
    const auto place = std::ranges::lower_bound(heroes_, cell);
    const bool wasThere = place != heroes_.end() && *place == cell;
    if (isThere == wasThere) return;
    if (isThere) {
        heroes_.insert(place, cell);
    } else {
        heroes_.erase(place);
    }
    stateAt(moment).hero = heroes_.empty() ? 0 : heroes_.front();
}

void EdgeTimes::endAll() {
    for (int y = 0; y < cells_.height(); ++y) {
        for (int x = 0; x < cells_.width(); ++x) {
            const grid::Index cell = cells_.index({x, y});
            if (goods_[cell].amount != 0)
                facts.push_back({cell, cell, goods_[cell].amount, goods_[cell].since, kNever});
            if (openSince_[cell] == kNever) continue;
            for (const grid::Direction way : {grid::Direction::Right, grid::Direction::Down}) {
                const grid::Index other = beside(cell, cells_.step(way));
                if (openSince_[other] == kNever) continue;
                facts.push_back(
                    {cell, other, 0, std::max(openSince_[cell], openSince_[other]), kNever});
            }
        }
    }
}

}  // namespace mazeloom::analyse
