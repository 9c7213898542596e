// SPDX-License-Identifier: MIT
#include "widgets/play/temple/temple_hints.h"

#include <utility>

#include "core/analyse/explain/seen.h"
#include "widgets/known/known_text.h"

namespace mazeloom::widgets {

using analyse::explain::Explanation;
using analyse::explain::Hint;
using play::temple::Numbers;
using play::temple::State;

TempleHints::TempleHints(QObject* parent) : QObject(parent), task_("hints") {}

TempleHints::Moment TempleHints::momentOf(const State& state, Numbers numbers) {
    return {state.hero.at, state.visited, state.disabled, state.blown, numbers};
}

void TempleHints::ask(SharedField field, const State& state, Numbers numbers) {
    Moment moment = momentOf(state, numbers);
    if (!isOfDeath_ && moment_ == moment) {
        if (hint_.steps.size() > 1) {
            step_ = (step_ + 1) % hint_.steps.size();
            showStep(hintText(hint_, step_));
        }
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
    task_.run([this, field = std::move(field), state, numbers](const LatestTask::Control& control) {
        const auto seen = analyse::explain::seenIn(*field, state, numbers);
        if (!seen) {
            return LatestTask::Call([this] {
                text_ = noHintText();
                emit changed();
            });
        }
        const auto hint = std::make_shared<Hint>(easiestDeduction(*seen, &control.stop()));
        return LatestTask::Call([this, hint] { take(std::move(*hint)); });
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
        const auto thoughts = std::make_shared<std::vector<Explanation>>(
            couldBeKnown(*seen, state.end, &control.stop()));
        return LatestTask::Call(
            [this, thoughts, nextKey] { takeVerdict(std::move(*thoughts), nextKey); });
    });
}

void TempleHints::take(Hint hint) {
    hint_ = std::move(hint);
    step_ = 0;
    showStep(hintText(hint_, step_));
}

void TempleHints::takeVerdict(std::vector<Explanation> thoughts, const QString& nextKey) {
    hint_ = {Hint::Kind::Deduction, std::move(thoughts)};
    step_ = hint_.steps.size() - 1;
    showStep(deathText(hint_.steps, nextKey));
}

void TempleHints::next() {
    if (!isOfDeath_ || hint_.steps.size() < 2) return;
    isStepped_ = true;
    step_ = (step_ + 1) % hint_.steps.size();
    showStep(hintText(hint_, step_));
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
    showNothing();
}

void TempleHints::showNothing() {
    if (text_.isEmpty() && !marks_) return;
    text_.clear();
    marks_.reset();
    emit changed();
}

}  // namespace mazeloom::widgets
