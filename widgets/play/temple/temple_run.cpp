// SPDX-License-Identifier: MIT
#include "widgets/play/temple/temple_run.h"

#include <algorithm>
#include <utility>

#include "core/play/temple/attempts.h"
#include "core/play/temple/medals.h"

namespace mazeloom::widgets {

using play::temple::Button;
using play::temple::Cause;

namespace {

/// Speed of rewinding relative to that of the game.
constexpr int kRewindSpeed = 4;

/// Returns the button that an entry of Controls::held stands for.
play::ButtonIndex heldButton(std::uint8_t move) {
    using play::temple::Controls;
    return static_cast<play::ButtonIndex>(move == Controls::kWait ? Button::Wait
                                                                  : static_cast<Button>(move));
}

}  // namespace

tl::expected<LoadedAttempt, Problem> loadAttempt(GameSetup setup, const play::Replay& replay,
                                                 const play::LoadControl& control) {
    setup.seed = replay.header.seed.value_or(setup.seed);
    const std::uint64_t attempt = replay.header.attempt;
    auto field = play::temple::generateField(*setup.level, *setup.rooms, setup.seed, attempt,
                                             setup.kinds, control.stop);
    if (!field) return tl::unexpected(field.error());
    auto session = play::temple::Session::of(*std::move(field), replay, control);
    if (!session) return tl::unexpected(session.error());
    const std::int64_t late = leftOut(*session, replay);
    session->seek(0);
    return LoadedAttempt{std::move(setup), attempt, *std::move(session), late};
}

TempleRun::TempleRun(QObject* parent) : QObject(parent) {
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(16);
    connect(&timer_, &QTimer::timeout, this, [this] { advance(elapsed_.nsecsElapsed()); });
}

TempleRun::~TempleRun() = default;

std::optional<Problem> TempleRun::start(TempleSetup setup) {
    if (setup.start) {
        setup.level = std::make_shared<const level::Level>(startingAt(*setup.level, *setup.start));
    }
    setup_ = std::move(setup);
    setPaused(false);
    auto problem = begin(setup_.attempt);
    if (problem) stop();
    return problem;
}

void TempleRun::watch(LoadedAttempt loaded, play::temple::Pace pace, bool isSameMap) {
    setup_ = {std::move(loaded.setup), pace, isSameMap};
    attempt_ = loaded.attempt;
    setPaused(false);
    setWatched(true);
    show(std::move(loaded.session));
}

void TempleRun::setWatched(bool watched) {
    if (watched == isWatched_) return;
    isWatched_ = watched;
    if (!watched && speed() > play::Clock::kMostPlayed) setSpeed(play::Clock::kNormal);
    emit watchedChanged(watched);
}

void TempleRun::stop() {
    if (!session_) return;
    setWatched(false);
    session_.reset();
    // Drops the reference to the level: while the level is shared, each edit has to copy it.
    setup_ = {};
    strokes_.clear();
    happenings_.clear();
    isRewinding_ = false;
    updateTimer();
    emit began();
}

play::Replay TempleRun::replay() const {
    play::Replay replay = session_->replay();
    replay.header.seed = setup_.seed;
    replay.header.attempt = setup_.isSameMap ? 0 : attempt_;
    return replay;
}

play::Attempt TempleRun::result(int hints, int returns) const {
    play::Attempt attempt;
    attempt.isWon = state().outcome == play::temple::Outcome::Won;
    attempt.ticks = state().tick;
    attempt.coins = static_cast<int>(state().coins.size());
    attempt.isStepwise = session_->pace() == play::temple::Pace::Step;
    attempt.hints = hints;
    attempt.returns = returns;
    attempt.medals = play::temple::medalsOf(session_->field(), state(), hints);
    return attempt;
}

std::optional<Problem> TempleRun::restart(bool sameTraps) {
    return begin(sameTraps ? attempt_ : attempt_ + 1);
}

std::optional<Problem> TempleRun::begin(std::uint64_t attempt) {
    auto field = play::temple::generateField(*setup_.level, *setup_.rooms, setup_.seed,
                                             setup_.isSameMap ? 0 : attempt, setup_.kinds);
    if (!field) return field.error();
    attempt_ = attempt;
    setWatched(false);
    show(play::temple::Session(*std::move(field), setup_.pace));
    if (isInvulnerable_) take(play::temple::press(Button::Invulnerable));
    return {};
}

void TempleRun::show(play::temple::Session session) {
    session_.emplace(std::move(session));
    happenings_ = session_->happenings();
    strokes_.clear();
    takesOver_ = false;
    awaitsStroke_ = false;
    isRewinding_ = false;
    clock_.reset();
    emit began();
    updateTimer();
    showFrame();
}

void TempleRun::take(play::Stroke stroke) {
    if (!session_) return;
    if (session_->isAtEnd() ? state().isOver() : stroke.action == play::Action::Release) return;
    if (stroke.action != play::Action::Release) setWatched(false);
    if (!session_->isAtEnd() && !takesOver_) {
        takesOver_ = true;
        releaseHeld();
    }
    strokes_.push_back(stroke);
    if (stroke.action != play::Action::Release && std::exchange(awaitsStroke_, false))
        updateTimer();
    if (stroke.action != play::Action::Release && !isRewinding_) setPaused(false);
}

void TempleRun::releaseHeld() {
    const auto& controls = state().controls;
    for (std::size_t i = 0; i < controls.heldCount; ++i)
        strokes_.push_back({play::Action::Release, heldButton(controls.held.at(i))});
}

void TempleRun::setPaused(bool paused) {
    if (paused == isPaused_) return;
    isPaused_ = paused;
    updateTimer();
    emit pausedChanged(paused);
}

void TempleRun::tickOnce() {
    setPaused(true);
    if (!session_ || isReading_) return;
    tick();
    showFrame();
}

int TempleRun::shownSpeed() const {
    return speed() * (isRewinding_ ? kRewindSpeed : 1);
}

void TempleRun::setSpeed(int percent) {
    if (percent == clock_.speed()) return;
    clock_.setSpeed(percent);
    emit speedChanged(clock_.speed());
}

void TempleRun::setInvulnerable(bool invulnerable) {
    if (invulnerable == isInvulnerable_) return;
    isInvulnerable_ = invulnerable;
    if (session_ && session_->isAtEnd() && !state().isOver()) {
        strokes_.push_back(invulnerable ? play::temple::press(Button::Invulnerable)
                                        : play::temple::release(Button::Invulnerable));
    }
    emit invulnerableChanged(invulnerable);
}

void TempleRun::setRewinding(bool rewinding) {
    if (!session_ || rewinding == isRewinding_) return;
    isRewinding_ = rewinding;
    if (rewinding) {
        strokes_.clear();
        takesOver_ = false;
    } else {
        setPaused(true);
    }
    updateTimer();
}

void TempleRun::seek(std::int64_t tick) {
    if (!session_) return;
    setPaused(true);
    strokes_.clear();
    takesOver_ = false;
    session_->seek(tick);
    happenings_.clear();
    showFrame();
}

void TempleRun::returnBeforeEnd() {
    if (!session_ || state().outcome != play::temple::Outcome::Lost) return;
    const play::temple::State lost = state();
    const auto leadsToTheLoss = [&lost](const play::temple::State& now) {
        if (now.controls.queued > 0) return true;  // the player had already asked for moves
        switch (lost.cause) {
            case Cause::Trap:
            case Cause::Ground:
                return now.hero.at == lost.hero.at;
            case Cause::Drowned:
                return now.hero.air < play::temple::kAir;
            default:
                return now.tick + play::temple::kTicksPerSecond > lost.tick;
        }
    };
    // Steps back in long stretches, because each seek replays from an earlier moment.
    constexpr std::int64_t kStretch = 5 * play::temple::kTicksPerSecond;
    std::int64_t found = 0;
    for (std::int64_t begin = lost.tick; found == 0 && begin > 0;) {
        const std::int64_t end = begin;
        begin = std::max<std::int64_t>(0, begin - kStretch);
        for (session_->seek(begin); session_->tick() < end; session_->playOn()) {
            if (!leadsToTheLoss(state())) found = session_->tick();
        }
    }
    session_->seek(found);
    goOnFromHere();
}

void TempleRun::goOnFromHere() {
    setWatched(false);
    session_->forgetTheRest();
    happenings_.clear();
    strokes_.clear();
    takesOver_ = false;
    awaitsStroke_ = true;
    releaseHeld();
    updateTimer();
    showFrame();
}

void TempleRun::takeOver() {
    if (!session_ || !isWatched_ || state().isOver()) return;
    isRewinding_ = false;
    setPaused(false);
    goOnFromHere();
}

void TempleRun::setReading(bool reading) {
    isReading_ = reading;
    updateTimer();
}

void TempleRun::setSeen(bool seen) {
    isSeen_ = seen;
    updateTimer();
}

bool TempleRun::isRunning() const {
    if (!session_ || !isSeen_ || isReading_ || awaitsStroke_) return false;
    if (isRewinding_) return true;
    return !isPaused_ && !(session_->isAtEnd() && state().isOver());
}

void TempleRun::updateTimer() {
    if (isRunning() == timer_.isActive()) return;
    if (isRunning()) {
        clock_.reset();
        elapsed_.start();
        timer_.start();
    } else {
        timer_.stop();
    }
}

void TempleRun::advance(std::int64_t nanoseconds) {
    elapsed_.restart();
    if (isReading_ || awaitsStroke_) return;
    const int ticks = clock_.ticksAfter(nanoseconds);
    if (isRewinding_) {
        rewind(ticks);
    } else {
        // Stops when a console is read, so that its text is shown before anything else happens.
        for (int i = 0; i < ticks && session_; ++i) {
            if (tick()) break;
        }
    }
    if (session_) showFrame();
}

void TempleRun::rewind(int ticks) {
    session_->seek(session_->tick() - std::int64_t{kRewindSpeed} * ticks);
    happenings_.clear();
}

bool TempleRun::tick() {
    // A bot that gave up does nothing more; the game waits for the player.
    if (isWatched_ && session_->isAtEnd() && !state().isOver() && strokes_.empty()) {
        setPaused(true);
        return false;
    }
    const bool isLive = session_->isAtEnd() || takesOver_;
    const bool passed = isLive ? session_->advance(strokes_) : session_->playOn();
    if (isLive) {
        strokes_.clear();
        takesOver_ = false;
    }
    // At the pace "step", a bump, a shot or a console is reported although no time passes. After
    // the end of an attempt or a recording there is nothing new to report.
    if (!passed && (!isLive || state().isOver())) return false;
    const auto& since = session_->happenings();
    happenings_.insert(happenings_.end(), since.begin(), since.end());
    const auto has = [&since](play::temple::What what) {
        return std::ranges::find(since, what, &play::temple::Happening::what) != since.end();
    };
    const bool hasRead = has(play::temple::What::ConsoleRead);
    if (has(play::temple::What::Stepped) || has(play::temple::What::Carried)) emit moved();
    return hasRead;
}

void TempleRun::showFrame() {
    const auto happenings = std::exchange(happenings_, {});
    emit frame(happenings);
    const bool hasEnded = std::any_of(happenings.begin(), happenings.end(), [](const auto& one) {
        return one.what == play::temple::What::Won || one.what == play::temple::What::Lost;
    });
    if (!session_ || !hasEnded || !session_->isAtEnd()) return;
    updateTimer();
    emit ended(state().outcome);
}

}  // namespace mazeloom::widgets
