// SPDX-License-Identifier: MIT
#include "core/analyse/bots/temple/thinker.h"

#include <vector>

#include "core/analyse/bots/temple/least_risk.h"

namespace mazeloom::analyse::bots::temple {

using deduce::Known;
using deduce::shifted;
using grid::Index;
using play::temple::Numbers;

namespace {

/// Calls visit(cell) for each cell whose number shows to a hero in `from`.
template <typename Visit>
void eachInSight(Numbers numbers, int stride, Index from, const Visit& visit) {
    const int far = numbers == Numbers::Near ? play::temple::kNear : 0;
    for (int y = -far; y <= far; ++y) {
        for (int x = -far; x <= far; ++x)
            visit(shifted(from, std::ptrdiff_t{y} * stride + x));
    }
}

}  // namespace

Thinker::Thinker(const View& view, int highestGrade, Guess guess, Dangers dangers)
    : view_(view),
      highestGrade_(highestGrade),
      guess_(guess),
      board_(view.board()),
      deduction_(board_, deduce::Told{}),
      walker_(view, dangers),
      unread_(view.size()) {
    if (view.numbers() != Numbers::All) {
        countUnread();
        return;
    }
    for (int y = 0; y < view.size().height; ++y) {
        for (int x = 0; x < view.size().width; ++x)
            read(view.index({x, y}));
    }
}

void Thinker::countUnread() {
    for (int y = 0; y < view_.size().height; ++y) {
        for (int x = 0; x < view_.size().width; ++x) {
            const Index i = view_.index({x, y});
            if (!board_.isOpen(i)) continue;
            eachInSight(view_.numbers(), view_.stride(), i,
                        [this](Index from) { ++unread_[from]; });
        }
    }
}

Choice Thinker::next() {
    look();
    while (true) {
        const Choice choice = walker_.next([this](Index i) { return canPass(i); },
                                           [this](Index i) { return worthOf(i); });
        if (!choice.givesUp || risked_) return choice;
        if (thinkHarder()) continue;
        risked_ = canAnyAimBeHad() ? guess() : std::nullopt;
        if (!risked_) return Choice::giveUp();
    }
}

void Thinker::look() {
    const Index here = view_.heroAt();
    if (lookedFrom_ == here) return;
    lookedFrom_ = here;
    if (risked_ == here) risked_.reset();
    const Known known = deduction_.knowledge().of(here);
    if (known != Known::Safe && view_.isSprung(here)) {
        deduction_.disarm(here);
    } else if (known == Known::Unknown) {
        deduction_.reveal(here);
    }
    if (view_.numbers() != Numbers::All) {
        eachInSight(view_.numbers(), view_.stride(), here, [this](Index i) { read(i); });
    }
    grade_ = 1;
    deduction_.deduce(1);
}

void Thinker::read(Index i) {
    if (!board_.isOpen(i) || deduction_.knowledge().isShown(i)) return;
    const std::optional<int> number = view_.number(i);
    if (!number) return;
    deduction_.tell(i, *number);
    if (view_.numbers() != Numbers::All) {
        eachInSight(view_.numbers(), view_.stride(), i, [this](Index from) { --unread_[from]; });
    }
    trapsSeen_ += static_cast<unsigned long>(*number);
    for (const std::ptrdiff_t step : deduction_.knowledge().steps())
        cellsSeen_ += board_.mayHoldTrap(shifted(i, step)) ? 1 : 0;
}

bool Thinker::isSafe(Index i) const {
    return deduction_.knowledge().of(i) == Known::Safe || view_.isVisited(i);
}

bool Thinker::canPass(Index i) const {
    if (risked_ == i) return true;
    if (!isSafe(i)) return false;
    if ((view_.ground(i) & View::Field::kFall) == 0) return true;
    // A waterfall carries a hero who stays in it, so the next cell must be safe, too.
    const Index after = view_.afterFall(i);
    return !view_.canEnter(after) || isSafe(after);
}

Worth Thinker::worthOf(Index i) const {
    if (risked_) return risked_ == i ? Worth::Aim : Worth::Nothing;
    if (view_.isAim(i)) return Worth::Aim;
    return unread_[i] > 0 ? Worth::News : Worth::Nothing;
}

/// Applies the higher grades of rules one after another, until a grade decides a cell. Returns
/// whether a cell was decided.
bool Thinker::thinkHarder() {
    const std::size_t known = deduction_.knowledge().trailLength();
    while (grade_ < highestGrade_) {
        deduction_.deduce(++grade_);
        if (deduction_.knowledge().trailLength() > known) return true;
    }
    return false;
}

/// Whether any aim could be reached if no cell held a trap. If not, no risk is worth taking.
bool Thinker::canAnyAimBeHad() {
    bool isAny = false;
    walker_.eachEdge(
        [&](Index i) {
            isAny = isAny || view_.isAim(i);
            return true;
        },
        [](Index) { return false; });
    return isAny;
}

std::optional<Index> Thinker::guess() {
    std::vector<Index> unknown;
    std::vector<Index> traps;
    walker_.eachEdge([this](Index i) { return canPass(i); },
                     [&](Index i) {
                         if (isSafe(i)) return false;  // a waterfall that leads to an unsafe cell
                         const bool isTrap = deduction_.knowledge().of(i) == Known::Trap;
                         (isTrap ? traps : unknown).push_back(i);
                         return !isTrap && guess_ == Guess::Nearest;
                     });
    if (unknown.empty()) {
        // With a life to spare, the hero can step on a known trap.
        if (traps.empty() || view_.hero().lives < 2) return std::nullopt;
        return traps.front();
    }
    if (guess_ == Guess::Nearest) return unknown.front();
    const deduce::Odds odds{trapsSeen_ + 1, cellsSeen_ - trapsSeen_ + 1};
    return leastRisk(deduction_.knowledge(), unknown, odds);
}

}  // namespace mazeloom::analyse::bots::temple
