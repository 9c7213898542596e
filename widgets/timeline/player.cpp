// SPDX-License-Identifier: MIT
#include "widgets/timeline/player.h"

#include <algorithm>
#include <cmath>

namespace mazeloom::widgets {

namespace {

constexpr int kFrame = 16;  // ms
/// After a stall (a dragged window, a busy machine) playing goes on, it does not catch up.
constexpr double kLongestFrame = 0.25;  // s

/// Where `position` in `old` stood, in terms of stages, on another trace.
trace::StepIndex samePlace(const trace::Trace& old, trace::StepIndex position,
                           const trace::Trace& fresh) {
    if (position == old.stepCount()) return fresh.stepCount();
    if (position == 0) return 0;
    const trace::StageSpan* stage = old.stageOf(position - 1);
    for (const trace::StageSpan& span : fresh.stages) {
        if (span.recipeIndex != stage->recipeIndex || span.stage != stage->stage) continue;
        const std::uint64_t done = position - stage->first;
        return span.first +
               static_cast<trace::StepIndex>(done * (span.end - span.first) /
                                             (stage->end - stage->first));
    }
    return fresh.stepCount();
}

}  // namespace

Player::Player(QObject* parent) : QObject(parent) {
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(kFrame);
    connect(&timer_, &QTimer::timeout, this, &Player::tick);
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

void Player::setTimeline(std::unique_ptr<trace::Timeline> timeline, bool keepPlace) {
    trace::StepIndex place = timeline->count();
    if (keepPlace && timeline_) {
        place = samePlace(timeline_->trace(), position_, timeline->trace());
    }
    timeline_ = std::move(timeline);
    preview_.reset();
    position_ = place;
    timeline_->seek(place);
    if (position_ == count()) pause();
    emit timelineChanged();
    emit positionChanged(position_);
}

void Player::clear() {
    pause();
    timeline_.reset();
    preview_.reset();
    position_ = 0;
    emit timelineChanged();
    emit positionChanged(0);
}

void Player::setBreakPoints(BreakPoints breakPoints) {
    if (breakPoints == breakPoints_) return;
    breakPoints_ = std::move(breakPoints);
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
    const double speed = std::clamp(stepsPerSecond, kSlowest, kFastest);
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

void Player::tick() {
    const double elapsed = std::min(static_cast<double>(clock_.restart()) / 1000, kLongestFrame);
    owed_ += elapsed * speed_;
    const double whole = std::floor(owed_);
    if (whole < 1) return;
    owed_ -= whole;
    const trace::StepIndex target =
        position_ + std::min(count() - position_, static_cast<trace::StepIndex>(whole));
    if (!breakPoints_.isEmpty()) {
        if (const auto hit = breakPoints_.firstHit(*timeline_, position_, target)) {
            pause();
            moveTo(*hit + 1);
            emit breakPointHit(*hit);
            return;
        }
    }
    moveTo(target);
    if (position_ == count()) pause();
}

}  // namespace mazeloom::widgets
