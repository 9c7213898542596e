// SPDX-License-Identifier: MIT
#include "widgets/timeline/player.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/trace/grown.h"
#include "widgets/timeline/usual_speed.h"

namespace mazeloom::widgets {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr std::chrono::milliseconds kFrame{16};
/// Upper bound on the time that a frame advances. After a stall, such as on a busy CPU, playing
/// does not catch up.
constexpr Seconds kLongestFrame{0.25};

/// Returns the stage of `fresh` that corresponds to `stage`: the one with the same id that is
/// nearest in the recipe. Returns null if there is none.
const trace::StageSpan* sameStage(const trace::StageSpan& stage, const trace::Trace& fresh) {
    const trace::StageSpan* best = nullptr;
    const auto away = [&](const trace::StageSpan& span) {
        return std::abs(span.recipeIndex - stage.recipeIndex);
    };
    for (const trace::StageSpan& span : fresh.stages) {
        if (span.stage != stage.stage) continue;
        if (best == nullptr || away(span) < away(*best)) best = &span;
    }
    return best;
}

/// Returns the position in `fresh` that corresponds to `position` in `old`: the same fraction of
/// the same stage.
trace::StepIndex samePlace(const trace::Trace& old, trace::StepIndex position,
                           const trace::Trace& fresh) {
    if (position == old.stepCount()) return fresh.stepCount();
    if (position == 0) return 0;
    const trace::StageSpan& stage = *old.stageOf(position - 1);
    if (const trace::StageSpan* same = sameStage(stage, fresh)) {
        const std::uint64_t done = position - stage.first;
        return same->first + static_cast<trace::StepIndex>(done * (same->end - same->first) /
                                                           (stage.end - stage.first));
    }
    // The stage no longer exists: use the position at which it would begin.
    for (const trace::StageSpan& span : fresh.stages) {
        if (span.recipeIndex >= stage.recipeIndex) return span.first;
    }
    return fresh.stepCount();
}

}  // namespace

Player::Player(QObject* parent) : QObject(parent) {
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(kFrame);
    connect(&timer_, &QTimer::timeout, this, [this] {
        const Seconds elapsed = std::chrono::nanoseconds(clock_.nsecsElapsed());
        clock_.start();
        advance(std::min(elapsed, kLongestFrame));
    });
}

Player::~Player() = default;

trace::StepIndex Player::count() const {
    return timeline_ ? timeline_->count() : 0;
}

std::optional<trace::StepIndex> Player::currentStep() const {
    if (position_ == 0) return std::nullopt;
    return position_ - 1;
}

std::optional<trace::StepIndex> Player::shownStep() const {
    if (shownPosition() == 0) return std::nullopt;
    return shownPosition() - 1;
}

void Player::setTimeline(std::unique_ptr<trace::Timeline> timeline, bool keepPlace, MadeBy madeBy) {
    trace::StepIndex place = timeline->count();
    const bool isAnother = !keepPlace || timeline_ == nullptr;
    if (keepPlace && timeline_) {
        place = samePlace(timeline_->trace(), position_, timeline->trace());
    }
    timeline_ = std::move(timeline);
    madeBy_ = madeBy;
    isAwaiting_ = false;
    preview_.reset();
    watch_.reset();
    lastHit_.reset();
    position_ = place;
    timeline_->seek(place);
    if (position_ == count()) pause();
    // Set the speed only for another level: when the same level is regenerated, the speed must
    // stay.
    if (isAnother && count() > 0 && !isSpeedChosen_) takeSpeed(usualSpeed(count()));
    emit timelineChanged();
    emit positionChanged(position_);
}

void Player::grow(const grid::Rect& to) {
    if (timeline_ == nullptr) return;
    auto cells = std::make_shared<const trace::Trace>(trace::grown(*timeline_, to));
    growth_ = to;
    setTimeline(std::make_unique<trace::Timeline>(std::move(cells)), false, madeBy_);
    growth_.reset();
}

void Player::clear() {
    pause();
    timeline_.reset();
    isAwaiting_ = false;
    preview_.reset();
    lastHit_.reset();
    position_ = 0;
    emit timelineChanged();
    emit positionChanged(0);
}

void Player::setAwaiting(bool awaits) {
    if (awaits == isAwaiting_) return;
    isAwaiting_ = awaits;
    emit awaitingChanged();
}

void Player::setBreakPoints(BreakPoints breakPoints) {
    if (breakPoints == breakPoints_) return;
    breakPoints_ = std::move(breakPoints);
    watch_.reset();
    emit breakPointsChanged();
}

void Player::show() {
    emit shownChanged(timeline_->seek(shownPosition()));
}

void Player::moveTo(trace::StepIndex position) {
    if (!timeline_) return;
    position = std::min(position, count());
    const bool moved = position != position_;
    if (!moved && !preview_) return;
    position_ = position;
    preview_.reset();
    show();
    if (moved) emit positionChanged(position_);
}

void Player::seek(trace::StepIndex position) {
    moveTo(position);
}

void Player::first() {
    pause();
    moveTo(0);
}

void Player::back() {
    pause();
    if (position_ > 0) moveTo(position_ - 1);
}

void Player::forward() {
    pause();
    moveTo(position_ + 1);
}

void Player::last() {
    pause();
    moveTo(count());
}

void Player::previousStage() {
    pause();
    if (!timeline_) return;
    trace::StepIndex target = 0;
    for (const trace::StageSpan& span : timeline_->trace().stages) {
        if (span.first < position_) target = span.first;
    }
    moveTo(target);
}

void Player::nextStage() {
    pause();
    if (!timeline_) return;
    for (const trace::StageSpan& span : timeline_->trace().stages) {
        if (span.end > position_) {
            moveTo(span.end);
            return;
        }
    }
    moveTo(count());
}

void Player::play() {
    if (!timeline_ || isPlaying() || count() == 0) return;
    if (position_ == count()) moveTo(0);
    lastHit_.reset();
    owed_ = 0;
    clock_.start();
    timer_.start();
    emit playingChanged(true);
}

void Player::pause() {
    if (!isPlaying()) return;
    timer_.stop();
    emit playingChanged(false);
}

void Player::togglePlaying() {
    if (isPlaying()) {
        pause();
    } else {
        play();
    }
}

void Player::setSpeed(double stepsPerSecond) {
    isSpeedChosen_ = true;
    takeSpeed(std::clamp(stepsPerSecond, kSlowest, kFastest));
    emit speedChosen(speed_);
}

void Player::takeSpeed(double speed) {
    if (speed == speed_) return;
    speed_ = speed;
    emit speedChanged(speed_);
}

void Player::preview(std::optional<trace::StepIndex> position) {
    if (!timeline_) return;
    if (position) position = std::min(*position, count());
    if (position == preview_) return;
    preview_ = position;
    show();
}

void Player::advance(Seconds elapsed) {
    if (!isPlaying()) return;
    owed_ += elapsed.count() * speed_;
    const double whole = std::floor(owed_);
    if (whole < 1) return;
    owed_ -= whole;
    const trace::StepIndex left = count() - position_;
    const trace::StepIndex target =
        whole < left ? position_ + static_cast<trace::StepIndex>(whole) : count();
    const auto hit = breakPoints_.isEmpty()
                         ? std::nullopt
                         : watch_.firstHit(*timeline_, breakPoints_, position_, target);
    if (hit) {
        pause();
        lastHit_ = *hit;
        moveTo(*hit + 1);
        emit breakPointHit(*hit);
        return;
    }
    moveTo(target);
    if (position_ == count()) pause();
}

}  // namespace mazeloom::widgets
