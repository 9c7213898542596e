// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_run.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/random/stream.h"

namespace mazeloom::widgets {

using namespace std::chrono_literals;
using play::descent::Dungeon;
using play::descent::Happening;
using play::descent::Key;
using play::descent::Session;
using play::descent::Start;
using play::descent::What;

namespace {

constexpr auto kRewindPause = 70ms;
constexpr auto kReplayPause = 140ms;
/// The time between two keys of an errand: short, but each step can be seen.
constexpr auto kErrandPause = 30ms;

}  // namespace

DescentRun::DescentRun(QObject* parent) : QObject(parent) {
    flightTimer_.setSingleShot(true);
    flightTimer_.setTimerType(Qt::PreciseTimer);
    connect(&flightTimer_, &QTimer::timeout, this, &DescentRun::fly);
    rewind_.setInterval(kRewindPause);
    connect(&rewind_, &QTimer::timeout, this, [this] {
        if (session_) seekMove(session_->move() - 1);
    });
    errandTimer_.setInterval(kErrandPause);
    connect(&errandTimer_, &QTimer::timeout, this, &DescentRun::goErrand);
    playOn_.setInterval(kReplayPause);
    connect(&playOn_, &QTimer::timeout, this, [this] {
        if (!session_ || isFlying() || isResting_) return;
        if (session_->playOn()) played();
        if (session_ && session_->isAtEnd()) setPlayingOn(false);
    });
}

DescentRun::~DescentRun() = default;

void DescentRun::setOut(play::descent::Errand errand) {
    if (!session_ || isInThePast() || isResting_) return;
    if (isFlying()) land();
    errand_ = std::move(errand);
    errandTimer_.start();
    goErrand();
}

void DescentRun::stopErrand() {
    endErrand({play::descent::ErrandEnd::Why::Interrupted});
}

void DescentRun::endErrand(const play::descent::ErrandEnd& end) {
    if (!errand_) return;
    errandTimer_.stop();
    errand_.reset();
    emit errandEnded(end);
}

void DescentRun::goErrand() {
    if (!errand_) return;
    const auto key = errand_->next(state());
    if (!key) return endErrand(key.error());
    if (session_->press(*key)) played();
}

std::optional<Problem> DescentRun::begin(std::shared_ptr<const Dungeon> dungeon, Start start) {
    auto session = Session::begin(std::move(dungeon), start);
    if (!session) {
        stop();
        return session.error();
    }
    show(*std::move(session));
    return {};
}

void DescentRun::watch(Session session) {
    show(std::move(session));
    isHonest_ = false;
    setWatched(true);
    setPlayingOn(true);
}

void DescentRun::setWatched(bool watched) {
    if (watched == isWatched_) return;
    isWatched_ = watched;
    if (!watched && speed_ > play::Clock::kMostPlayed) setSpeed(play::Clock::kNormal);
    emit watchedChanged(watched);
}

void DescentRun::takeOver() {
    if (!session_ || !isWatched_ || state().isOver()) return;
    setPlayingOn(false);
    setRewinding(false);
    setWatched(false);
    session_->forgetTheRest();
    emit changed({}, {});
}

void DescentRun::setSpeed(int percent) {
    percent = std::clamp(percent, play::Clock::kSlowest, play::Clock::kFastest);
    if (std::exchange(speed_, percent) == percent) return;
    playOn_.setInterval(kReplayPause * play::Clock::kNormal / speed_);
    emit speedChanged(speed_);
}

void DescentRun::stop() {
    if (!session_) return;
    stopErrand();
    flightTimer_.stop();
    flight_.clear();
    rewind_.stop();
    setPlayingOn(false);
    setWatched(false);
    session_.reset();
    emit began();
}

std::optional<Problem> DescentRun::restart(bool same) {
    Start start = session_->start();
    if (!same) start.seed = random::mix(start.seed, 1);
    return begin(session_->sharedDungeon(), std::move(start));
}

void DescentRun::show(Session session) {
    stopErrand();
    flightTimer_.stop();
    flight_.clear();
    rewind_.stop();
    setPlayingOn(false);
    setWatched(false);
    session_.emplace(std::move(session));
    isHonest_ = true;
    emit began();
    emit fireAt({});
    if (!session_) return;
    const play::descent::Log& log = state().log;
    emit changed({}, {log.begin(), log.end()});
}

void DescentRun::press(Key key) {
    if (!session_) return;
    stopErrand();
    if (isFlying()) land();
    if (!session_) return;
    setPlayingOn(false);
    setWatched(false);
    if (isInThePast()) isHonest_ = false;
    if (session_->press(key)) played();
}

void DescentRun::played() {
    emit keyPlayed();
    for (const Happening& happening : session_->happenings()) {
        if (happening.what == What::FireballAt) flight_.push_back(happening);
    }
    flown_ = 0;
    // While resting, nobody would see the fireball fly.
    if (isResting_) flight_.clear();
    if (flight_.empty())
        land();
    else
        fly();
}

void DescentRun::fly() {
    if (flown_ == flight_.size()) return land();
    const Happening& there = flight_[flown_++];
    flightTimer_.start(there.number * play::Clock::kNormal / speed_);
    emit fireAt(there.at);
}

void DescentRun::land() {
    const bool wasFlying = isFlying();
    flightTimer_.stop();
    flight_.clear();
    if (wasFlying) emit fireAt({});
    const auto since = session_->happenings();
    const auto lines = session_->lines();
    emit changed(since, lines);
    if (!session_ || !state().isOver() || !session_->isAtEnd()) return;
    stopErrand();
    emit ended();
}

void DescentRun::seekMove(std::int64_t move) {
    if (!session_) return;
    stopErrand();
    flightTimer_.stop();
    flight_.clear();
    emit fireAt({});
    setPlayingOn(false);
    session_->seekMove(move);
    emit changed({}, {});
}

void DescentRun::setRewinding(bool rewinding) {
    if (!rewinding) return rewind_.stop();
    if (!session_ || rewind_.isActive()) return;
    rewind_.start();
    seekMove(session_->move() - 1);
}

void DescentRun::setPlayingOn(bool on) {
    on = on && isInThePast();
    if (on == playOn_.isActive()) return;
    if (on)
        playOn_.start();
    else
        playOn_.stop();
    emit playingOnChanged(on);
}

void DescentRun::setResting(bool resting) {
    isResting_ = resting;
    if (resting) stopErrand();
    if (resting && isFlying()) land();
}

}  // namespace mazeloom::widgets
