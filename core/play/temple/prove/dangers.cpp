// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/dangers.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "core/level/laser_beam.h"

namespace mazeloom::play::temple {

using grid::Point;

std::int64_t periodOf(const Bug& bug) {
    return bug.path.ticksOfRounds();
}

std::int64_t periodOf(const Emitter& emitter) {
    const level::Beam& beam = emitter.beam;
    return beam.off > 0 ? std::int64_t{beam.on} + beam.off : 1;
}

std::int64_t commonPeriod(std::int64_t a, std::int64_t b) {
    if (std::max(a, b) > Dangers::kLongestPeriod) return Dangers::kForever;
    const std::int64_t common = std::lcm(a, b);
    return common > Dangers::kLongestPeriod ? Dangers::kForever : common;
}

namespace {

/// Whether the beam ever burns: one that is never switched on harms nobody.
bool everBurns(const Emitter& emitter) {
    return emitter.beam.off == 0 || emitter.beam.on > 0;
}

}  // namespace

Dangers::Dangers(const Field& field, Meter& meter)
    : field_(field), meter_(meter), numbers_(field.size(), -1) {
    for (int y = 0; y < field.size().height; ++y) {
        if (!meter_.spend()) {
            isTooLarge_ = true;
            return;
        }
        for (int x = 0; x < field.size().width; ++x) {
            if ((field.notes(Point{x, y}) & (Field::kBeam | Field::kMover)) != 0)
                numbers_.at({x, y}) = count_++;
        }
    }
    for (std::size_t i = 0; i < field.bugs().size() && !isTooLarge_; ++i)
        keepRuns(i);
    std::ranges::sort(runs_, {},
                      [](const Run& run) { return std::tuple(run.cell, run.bug, run.first); });
    std::vector<std::pair<std::int32_t, std::int32_t>> beams;
    for (std::size_t i = 0; i < field.emitters().size(); ++i) {
        const Emitter& emitter = field.emitters()[i];
        if (!everBurns(emitter)) continue;
        for (int k = 1; k <= emitter.length; ++k) {
            const Point cell = emitter.at + grid::offset(emitter.direction) * k;
            beams.emplace_back(numbers_.at(cell), static_cast<std::int32_t>(i));
        }
    }
    std::ranges::sort(beams);
    firstRun_.assign(static_cast<std::size_t>(count_) + 1, 0);
    firstBeam_.assign(static_cast<std::size_t>(count_) + 1, 0);
    for (const Run& run : runs_)
        ++firstRun_[static_cast<std::size_t>(run.cell) + 1];
    for (const auto& [cell, emitter] : beams) {
        ++firstBeam_[static_cast<std::size_t>(cell) + 1];
        beams_.push_back(emitter);
    }
    std::partial_sum(firstRun_.begin(), firstRun_.end(), firstRun_.begin());
    std::partial_sum(firstBeam_.begin(), firstBeam_.end(), firstBeam_.begin());
    for (const Bug& bug : field.bugs())
        bugPeriods_.push_back(periodOf(bug));
    for (const Emitter& emitter : field.emitters())
        beamPeriods_.push_back(everBurns(emitter) ? periodOf(emitter) : 1);
    findPeriod();
}

void Dangers::keepRuns(std::size_t index) {
    const Bug& bug = field_.bugs()[index];
    // For each cell that the bug covered at the step before: the index of its latest run.
    std::vector<std::size_t> before;
    std::vector<std::size_t> now;
    for (std::int64_t step = 0; step < bug.path.period(); ++step) {
        if (runs_.size() >= kMostRuns || !meter_.spend()) {
            isTooLarge_ = true;
            return;
        }
        const auto number = static_cast<std::int32_t>(step);
        const Point at = bug.path.cells()[bug.path.indexAfter(step)];
        const grid::Rect body = level::coveredBy(bug.size, at);
        now.clear();
        for (int y = body.y; y <= body.bottom(); ++y) {
            for (int x = body.x; x <= body.right(); ++x) {
                if (!field_.contains({x, y})) continue;
                const std::int32_t cell = numbers_.at({x, y});
                const auto known = std::ranges::find_if(
                    before, [&](std::size_t i) { return runs_[i].cell == cell; });
                if (known != before.end()) {
                    runs_[*known].last = number;
                    now.push_back(*known);
                } else {
                    now.push_back(runs_.size());
                    runs_.push_back({cell, static_cast<std::int32_t>(index), number, number});
                }
            }
        }
        std::swap(before, now);
    }
}

void Dangers::update(const State& state) {
    update(state.bugs, state.emitters);
}

void Dangers::update(const IndexSet& bugs, const IndexSet& emitters) {
    if (bugs == deadBugs_ && emitters == deadEmitters_) return;
    deadBugs_ = bugs;
    deadEmitters_ = emitters;
    findPeriod();
}

void Dangers::findPeriod() {
    period_ = 1;
    for (std::size_t i = 0; i < bugPeriods_.size(); ++i) {
        if (isBugLeft(static_cast<std::int32_t>(i)))
            period_ = commonPeriod(period_, bugPeriods_[i]);
    }
    for (std::size_t i = 0; i < beamPeriods_.size(); ++i) {
        if (isBeamLeft(static_cast<std::int32_t>(i)))
            period_ = commonPeriod(period_, beamPeriods_[i]);
    }
}

void Dangers::shorten(std::int64_t longest) {
    struct Round {
        std::int64_t period;
        bool isBug;
        std::uint32_t index;
    };
    std::vector<Round> rounds;
    for (std::size_t i = 0; i < bugPeriods_.size(); ++i)
        rounds.push_back({bugPeriods_[i], true, static_cast<std::uint32_t>(i)});
    for (std::size_t i = 0; i < beamPeriods_.size(); ++i)
        rounds.push_back({beamPeriods_[i], false, static_cast<std::uint32_t>(i)});
    std::ranges::stable_sort(rounds, {}, &Round::period);
    std::int64_t period = 1;
    for (const Round& round : rounds) {
        IndexSet& dead = round.isBug ? deadBugs_ : deadEmitters_;
        if (dead.contains(round.index)) continue;
        const std::int64_t longer = commonPeriod(period, round.period);
        if (longer > longest) {
            dead.insert(round.index);
        } else {
            period = longer;
        }
    }
    findPeriod();
}

std::span<const Dangers::Run> Dangers::runsAt(std::int32_t number) const {
    const auto i = static_cast<std::size_t>(number);
    return {runs_.data() + firstRun_[i], runs_.data() + firstRun_[i + 1]};
}

std::span<const std::int32_t> Dangers::beamsAt(std::int32_t number) const {
    const auto i = static_cast<std::size_t>(number);
    return {beams_.data() + firstBeam_[i], beams_.data() + firstBeam_[i + 1]};
}

bool Dangers::isEver(grid::Index cell) const {
    const std::int32_t number = numbers_[cell];
    if (number < 0) return false;
    return std::ranges::any_of(runsAt(number),
                               [this](const Run& run) { return isBugLeft(run.bug); }) ||
           std::ranges::any_of(beamsAt(number), [this](std::int32_t i) { return isBeamLeft(i); });
}

Dangers::Spell Dangers::spellOf(std::span<const Run> runs, std::int64_t tick) const {
    const level::MoverPath& path = field_.bugs()[static_cast<std::size_t>(runs.front().bug)].path;
    const std::int64_t round = path.period();
    if (runs.front().first == 0 && runs.front().last == round - 1) return {true, kForever};
    const std::int64_t steps = path.stepsAt(tick);
    const std::int64_t begin = steps - steps % round;
    const auto run = std::ranges::lower_bound(runs, steps % round, {}, &Run::last);
    if (run == runs.end()) return {false, path.tickOf(begin + round + runs.front().first) - 1};
    if (run->first > steps % round) return {false, path.tickOf(begin + run->first) - 1};
    return {true, path.tickOf(begin + run->last + 1) - 1};
}

Dangers::Spell Dangers::spellOf(std::int32_t number, std::int64_t tick) const {
    Spell all;
    const auto add = [&all](const Spell& one) {
        if (one.isDeadly == all.isDeadly) {
            all.until =
                one.isDeadly ? std::max(all.until, one.until) : std::min(all.until, one.until);
        } else if (one.isDeadly) {
            all = one;
        }
    };
    const std::span<const Run> runs = runsAt(number);
    for (std::size_t i = 0; i < runs.size();) {
        std::size_t end = i + 1;
        while (end < runs.size() && runs[end].bug == runs[i].bug)
            ++end;
        if (isBugLeft(runs[i].bug)) add(spellOf(runs.subspan(i, end - i), tick));
        i = end;
    }
    for (const std::int32_t i : beamsAt(number)) {
        if (!isBeamLeft(i)) continue;
        const level::BeamMoment moment =
            level::momentOf(field_.emitters()[static_cast<std::size_t>(i)].beam, tick);
        add({moment.burns, moment.left == 0 ? kForever : tick + moment.left - 1});
    }
    return all;
}

bool Dangers::isSafe(grid::Index cell, std::int64_t tick) const {
    const std::int32_t number = numbers_[cell];
    return number < 0 || !spellOf(number, tick).isDeadly;
}

std::int64_t Dangers::safeUntil(grid::Index cell, std::int64_t tick) const {
    const std::int32_t number = numbers_[cell];
    return number < 0 ? kForever : spellOf(number, tick).until;
}

std::int64_t Dangers::nextSafe(grid::Index cell, std::int64_t tick, std::int64_t last) const {
    const std::int32_t number = numbers_[cell];
    if (number < 0) return tick;
    while (tick <= last) {
        const Spell spell = spellOf(number, tick);
        if (!spell.isDeadly) return tick;
        if (spell.until >= last || !meter_.spend()) break;
        tick = spell.until + 1;
    }
    return last + 1;
}

bool Dangers::isSwap(Point from, Point to, std::int64_t tick) const {
    const std::int32_t number = numbers_.at(to);
    if (number < 0 || numbers_.at(from) < 0) return false;
    std::int32_t last = -1;
    for (const Run& run : runsAt(number)) {
        if (run.bug == last || !isBugLeft(run.bug)) continue;
        last = run.bug;
        const Bug& bug = field_.bugs()[static_cast<std::size_t>(run.bug)];
        if (bug.bodyAt(tick).contains(from) && bug.bodyAt(tick - 1).contains(to)) return true;
    }
    return false;
}

}  // namespace mazeloom::play::temple
