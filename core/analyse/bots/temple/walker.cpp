// SPDX-License-Identifier: MIT
#include "core/analyse/bots/temple/walker.h"

#include <algorithm>

namespace mazeloom::analyse::bots::temple {

using grid::Index;
using Field = View::Field;

namespace {

/// Upper bound on moves under water from which a hero with full air can return for sure: about half
/// of the forty moves that the air lasts.
constexpr int kDeepest = play::temple::kAir * 2 / play::temple::kSlowHalfTicks / 2 - 2;
/// The number of ticks until the next search if no way past dangers was found.
constexpr std::int64_t kPause = 15;

}  // namespace

Walker::Walker(const View& view, Dangers dangers)
    : view_(view),
      dangers_(dangers),
      steps_(view.steps()),
      stamps_(view.size()),
      from_(view.size()),
      isDeep_(view.size()),
      lookahead_(view) {
    findDeepWater();
}

/// Marks water that is too far from land, by a breadth-first search from the shores.
void Walker::findDeepWater() {
    for (int y = 0; y < view_.size().height; ++y) {
        for (int x = 0; x < view_.size().width; ++x) {
            const Index i = view_.index({x, y});
            isDeep_[i] = (view_.ground(i) & Field::kWater) != 0 ? 1 : 0;
        }
    }
    std::vector<Index> wave;
    for (int y = 0; y < view_.size().height; ++y) {
        for (int x = 0; x < view_.size().width; ++x) {
            const Index i = view_.index({x, y});
            if (isDeep_[i] == 0) continue;
            const bool isShore = std::ranges::any_of(steps_, [&](std::ptrdiff_t step) {
                const Index beside = deduce::shifted(i, step);
                return view_.isOpen(beside) && (view_.ground(beside) & Field::kWater) == 0;
            });
            if (isShore) wave.push_back(i);
        }
    }
    std::vector<Index> next;
    for (int far = 1; far <= kDeepest && !wave.empty(); ++far) {
        next.clear();
        for (const Index i : wave)
            isDeep_[i] = 0;
        for (const Index i : wave) {
            for (const std::ptrdiff_t step : steps_) {
                const Index beside = deduce::shifted(i, step);
                if (isDeep_[beside] != 1) continue;
                isDeep_[beside] = 2;
                next.push_back(beside);
            }
        }
        std::swap(wave, next);
    }
}

void Walker::begin(Index from) {
    ++round_;
    queue_.clear();
    reach(from, from);
}

bool Walker::keepWay(Index from, Index to, Worth worth) {
    path_.clear();
    for (Index at = to; at != from; at = from_[at])
        path_.push_back(at);
    before_ = from;
    worth_ = worth;
    return true;
}

grid::Direction Walker::directionTo(Index from, Index to) const {
    for (const grid::Direction d : grid::kDirections) {
        if (deduce::shifted(from, steps_[static_cast<unsigned>(d)]) == to) return d;
    }
    return grid::Direction::Up;
}

bool Walker::isCalm(Index to) const {
    return !view_.isEverDeadly(to) && !view_.isDeadly(to, view_.tick() + Lookahead::kSlot);
}

std::optional<Choice> Walker::followPlan(Index here) {
    const PlannedStep next = plan_.back();
    if (next.from != here || view_.tick() > next.tick) {
        plan_.clear();
        return std::nullopt;
    }
    if (view_.tick() < next.tick) return Choice::wait();
    plan_.pop_back();
    // A boss's way cannot be foreseen for long, so each step is planned anew.
    if (view_.hasBoss()) plan_.clear();
    return Choice::step(next.direction);
}

/// Plans steps to a goal and then out of danger, and follows the plan. If there is no such plan,
/// waits if the hero is safe here; otherwise plans steps out of danger or, if there are none, the
/// steps with which the hero lives longest. Gives up after kMostFailures failures in a row.
Choice Walker::passDangers(Index here, const Lookahead::Ask& canPass,
                           const Lookahead::Ask& isGoal) {
    path_.clear();
    const auto isHaven = [this](Index i) { return isCalm(i); };
    const bool isSafeHere = isCalm(here);
    bool isFound = lookahead_.find(here, canPass, isGoal, plan_);
    if (isFound) {
        failures_ = 0;
    } else {
        if (++failures_ > kMostFailures) return Choice::giveUp();
        if (isSafeHere) {
            plan_.clear();
            waitsUntil_ = view_.tick() + kPause;
            return Choice::wait();
        }
        isFound = lookahead_.find(here, canPass, isHaven, plan_);
    }
    if (plan_.empty()) return Choice::wait();
    return followPlan(here).value_or(Choice::wait());
}

}  // namespace mazeloom::analyse::bots::temple
