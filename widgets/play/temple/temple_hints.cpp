// SPDX-License-Identifier: MIT
#include "widgets/play/temple/temple_hints.h"

#include <utility>

#include "core/analyse/explain/seen.h"
#include "widgets/known/known_text.h"

namespace mazeloom::widgets {

using analyse::deduce::Known;
using analyse::explain::Explanation;
using analyse::explain::Hint;
using play::temple::Numbers;
using play::temple::State;

TempleHints::TempleHints(QObject* parent) : QObject(parent), task_("hints") {}

TempleHints::Moment TempleHints::momentOf(const State& state, Numbers numbers) {
    return {state.hero.at, state.visited, state.disabled, state.blown, numbers};
}

void TempleHints::ask(SharedField field, const State& state, Numbers numbers,
                      const QString& nextKey) {
    Moment moment = momentOf(state, numbers);
    // A deduction stays true wherever the hero walks, so it stays shown. A guess does not: from
    // elsewhere, there may be a better one.
    const bool isStillShown =
        marks_ && hint_.kind == Hint::Kind::Deduction && moment_ && moment_->isSameBoard(moment);
    if (!isOfDeath_ && (moment_ == moment || isStillShown)) {
        if (!hint_.steps.empty()) nextThought();
        return;  // the hint is shown already, or is being computed
    }
    forget();
    moment_ = std::move(moment);
    tick_ = state.tick;
    if (field->size().area() > kMostCells) {
        text_ = tooLargeText();
        emit changed();
        return;
    }
    task_.run([this, field = std::move(field), state, numbers,
               nextKey](const LatestTask::Control& control) {
        const auto seen = analyse::explain::seenIn(*field, state, numbers);
        if (!seen) {
            return LatestTask::Call([this] {
                text_ = noHintText();
                emit changed();
            });
        }
        const auto hint = std::make_shared<Hint>(easiestDeduction(*seen, &control.stop()));
        return LatestTask::Call([this, hint, nextKey] { take(std::move(*hint), nextKey); });
    });
}

void TempleHints::explainDeath(SharedField field, const State& state, Numbers numbers,
                               const QString& nextKey) {
    forget();
    if (field->size().area() > kMostCells) return;
    isOfDeath_ = true;
    tick_ = state.tick;
    task_.run([this, field = std::move(field), state, numbers,
               nextKey](const LatestTask::Control& control) {
        const auto seen = analyse::explain::seenIn(*field, state, numbers);
        if (!seen) return LatestTask::Call();
        const auto verdict = std::make_shared<Verdict>(verdictOn(*seen, state.end, control.stop()));
        return LatestTask::Call(
            [this, verdict, nextKey] { takeVerdict(std::move(*verdict), nextKey); });
    });
}

TempleHints::Verdict TempleHints::verdictOn(const analyse::explain::Seen& seen, grid::Point trap,
                                            const std::atomic<bool>& stop) {
    Verdict verdict{couldBeKnown(seen, trap, &stop), {}};
    if (verdict.thoughts.back().known != Known::Unknown) return verdict;
    Hint elsewhere = easiestDeduction(seen, &stop);
    const bool isSafe =
        elsewhere.kind == Hint::Kind::Deduction || elsewhere.kind == Hint::Kind::Given;
    if (isSafe) verdict.elsewhere = std::move(elsewhere);
    return verdict;
}

void TempleHints::take(Hint hint, const QString& nextKey) {
    hint_ = std::move(hint);
    step_ = 0;
    isPlaceAlone_ = hint_.kind == Hint::Kind::Deduction;
    if (isPlaceAlone_)
        showPlace(whereText(nextKey));
    else
        showStep(hintText(hint_, step_));
    if (!hint_.steps.empty()) emit given();
}

void TempleHints::takeVerdict(Verdict verdict, const QString& nextKey) {
    const QString text = deathText(verdict.thoughts, verdict.elsewhere, nextKey);
    isPlaceAlone_ = !verdict.elsewhere.steps.empty();
    if (isPlaceAlone_) {
        hint_ = std::move(verdict.elsewhere);
        step_ = 0;
        showPlace(text);
        return;
    }
    hint_ = {Hint::Kind::Deduction, std::move(verdict.thoughts)};
    step_ = hint_.steps.size() - 1;
    showStep(text);
}

void TempleHints::next() {
    if (!isOfDeath_ || (hint_.steps.size() < 2 && !isPlaceAlone_)) return;
    isStepped_ = true;
    nextThought();
}

void TempleHints::nextThought() {
    if (!std::exchange(isPlaceAlone_, false)) step_ = (step_ + 1) % hint_.steps.size();
    showStep(hintText(hint_, step_));
}

void TempleHints::showPlace(const QString& text) {
    text_ = text;
    const Explanation& last = hint_.steps.back();
    marks_ = HintMarks{{last.cell, last.known, {}, {}, {}}, {}};
    emit changed();
}

void TempleHints::showStep(const QString& text) {
    text_ = text;
    marks_.reset();
    if (!hint_.steps.empty()) {
        const auto about = hint_.steps.begin() + static_cast<std::ptrdiff_t>(step_);
        marks_ = HintMarks{*about, {hint_.steps.begin(), about}};
    }
    emit changed();
}

void TempleHints::follow(const State& state) {
    if (isOfDeath_) {
        if (!state.isOver() || state.tick != tick_) forget();
        return;
    }
    if (!moment_) return;
    const bool isReached = marks_ && state.hero.at == marks_->about.cell;
    const bool isWordsAlone = !text_.isEmpty() && !marks_;
    const bool hasMoved = isWordsAlone && state.hero.at != moment_->hero;
    const bool isElsewhen = state.tick < tick_ || state.isOver();
    const bool haveNumbersChanged =
        state.disabled != moment_->disabled || state.blown != moment_->blown;
    if (isReached || hasMoved || isElsewhen || haveNumbersChanged) forget();
}

void TempleHints::forget() {
    task_.cancel();
    moment_.reset();
    hint_ = {};
    isOfDeath_ = false;
    isStepped_ = false;
    isPlaceAlone_ = false;
    showNothing();
}

void TempleHints::showNothing() {
    if (text_.isEmpty() && !marks_) return;
    text_.clear();
    marks_.reset();
    emit changed();
}

}  // namespace mazeloom::widgets
