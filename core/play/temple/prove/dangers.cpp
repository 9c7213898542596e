// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/dangers.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/level/beam.h"

namespace mazeloom::play::temple {

using grid::Point;

Dangers::Dangers(const Field& field) : field_(field), numbers_(field.size(), -1) {
    for (int y = 0; y < field.size().height; ++y) {
        for (int x = 0; x < field.size().width; ++x) {
            if (isEver(field.index({x, y}))) numbers_.at({x, y}) = count_++;
        }
    }
    findPeriod();
}

void Dangers::update(const State& state) {
    if (state.bugs == deadBugs_ && state.emitters == deadEmitters_) return;
    deadBugs_ = state.bugs;
    deadEmitters_ = state.emitters;
    pages_.clear();
    lastNumber_ = -1;
    findPeriod();
}

void Dangers::findPeriod() {
    period_ = 1;
    const auto include = [this](std::int64_t ticks) {
        constexpr std::int64_t kFar = std::int64_t{1} << 30;
        if (period_ < kForever) period_ = std::lcm(period_, ticks);
        if (period_ > kFar) period_ = kForever;
    };
    const auto bugs = field_.bugs();
    for (std::size_t i = 0; i < bugs.size(); ++i) {
        if (deadBugs_.contains(static_cast<std::uint32_t>(i))) continue;
        // So many tenths of a cell a second: the steps of ten minutes are the speed times sixty.
        const level::MoverPath& path = bugs[i].path;
        const std::int64_t speed = path.stepsAt(600) - path.stepsAt(0);
        const std::int64_t ticks = 600 * path.period();
        include(ticks / std::gcd(ticks, speed));
    }
    const auto emitters = field_.emitters();
    for (std::size_t i = 0; i < emitters.size(); ++i) {
        if (deadEmitters_.contains(static_cast<std::uint32_t>(i))) continue;
        const level::Beam& beam = emitters[i].beam;
        if (beam.off > 0) include(std::int64_t{beam.on} + beam.off);
    }
}

std::uint64_t Dangers::deadlyFrom(std::int32_t number, std::int64_t tick) {
    const Bits& bits = page(tick / kTicks).cells[static_cast<std::size_t>(number)];
    const auto bit = static_cast<unsigned>(tick % kTicks);
    return bits[bit / 64] >> (bit % 64);
}

bool Dangers::isSafe(grid::Index cell, std::int64_t tick) {
    const std::int32_t number = numbers_[cell];
    return number < 0 || (deadlyFrom(number, tick) & 1u) == 0;
}

std::int64_t Dangers::safeUntil(grid::Index cell, std::int64_t tick) {
    const std::int32_t number = numbers_[cell];
    if (number < 0) return kForever;
    // Word by word.
    for (std::int64_t next = tick; next < tick + kSight; next += 64 - next % 64) {
        const std::uint64_t deadly = deadlyFrom(number, next);
        if (deadly != 0) return next + std::countr_zero(deadly) - 1;
    }
    return kForever;
}

std::int64_t Dangers::nextSafe(grid::Index cell, std::int64_t tick, std::int64_t last) {
    const std::int32_t number = numbers_[cell];
    if (number < 0) return tick;
    for (std::int64_t next = tick; next <= last; next += 64 - next % 64) {
        const int deadly = std::countr_one(deadlyFrom(number, next));
        if (deadly < 64 - next % 64) return std::min(next + deadly, last + 1);
    }
    return last + 1;
}

bool Dangers::isSwap(Point from, Point to, std::int64_t tick) const {
    if ((field_.notes(from) & field_.notes(to) & Field::kMover) == 0) return false;
    const auto bugs = field_.bugs();
    for (std::size_t i = 0; i < bugs.size(); ++i) {
        if (deadBugs_.contains(static_cast<std::uint32_t>(i))) continue;
        if (bugs[i].bodyAt(tick).contains(from) && bugs[i].bodyAt(tick - 1).contains(to))
            return true;
    }
    return false;
}

void Dangers::mark(Page& page, Point cell, std::int64_t tick) const {
    if (!field_.contains(cell)) return;
    const std::int32_t number = numbers_.at(cell);
    if (number < 0) return;
    const auto bit = static_cast<unsigned>(tick % kTicks);
    page.cells[static_cast<std::size_t>(number)][bit / 64] |= std::uint64_t{1} << (bit % 64);
}

const Dangers::Page& Dangers::page(std::int64_t number) {
    if (number == lastNumber_) return *lastPage_;
    const auto [entry, isNew] = pages_.try_emplace(number);
    Page& page = entry->second;
    lastNumber_ = number;
    lastPage_ = &page;
    if (!isNew) return page;
    page.cells.resize(static_cast<std::size_t>(count_));
    const std::int64_t first = number * kTicks;
    const auto bugs = field_.bugs();
    for (std::size_t i = 0; i < bugs.size(); ++i) {
        if (deadBugs_.contains(static_cast<std::uint32_t>(i))) continue;
        for (std::int64_t tick = first; tick < first + kTicks; ++tick) {
            const grid::Rect body = bugs[i].bodyAt(tick);
            for (int y = body.y; y <= body.bottom(); ++y) {
                for (int x = body.x; x <= body.right(); ++x)
                    mark(page, {x, y}, tick);
            }
        }
    }
    const auto emitters = field_.emitters();
    for (std::size_t i = 0; i < emitters.size(); ++i) {
        if (deadEmitters_.contains(static_cast<std::uint32_t>(i))) continue;
        const Point step = grid::offset(emitters[i].direction);
        for (std::int64_t tick = first; tick < first + kTicks; ++tick) {
            if (!level::burnsAt(emitters[i].beam, tick)) continue;
            for (int k = 1; k <= emitters[i].length; ++k)
                mark(page, emitters[i].at + step * k, tick);
        }
    }
    return page;
}

}  // namespace mazeloom::play::temple
