// SPDX-License-Identifier: MIT
// One playtest of a temple level: a series of attempts in real time. It drives the engine and
// signals changes to the views. It draws nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/play/clock.h"
#include "core/play/input.h"
#include "core/play/load_control.h"
#include "core/play/profile.h"
#include "core/play/replay.h"
#include "core/play/temple/session.h"
#include "core/problem.h"
#include "widgets/play/game_setup.h"

namespace mazeloom::widgets {

struct TempleSetup : GameSetup {
    play::temple::Pace pace = play::temple::Pace::RealTime;
    /// Whether every attempt uses the map that the seed alone determines, as in the daily
    /// challenge.
    bool isSameMap = false;
};

/// The attempt stored in a replay, ready to be watched from its start.
struct LoadedAttempt {
    GameSetup setup;  ///< with the replay's seed
    std::uint64_t attempt = 0;
    play::temple::Session session;
    std::int64_t late = 0;  ///< number of inputs after the attempt's end, left out
};

/// Loads a replay by playing it to its end, on any thread. Uses the replay's seed and attempt
/// number if it names them. Returns a problem if the replay does not fit this level.
tl::expected<LoadedAttempt, Problem> loadAttempt(GameSetup setup, const play::Replay& replay,
                                                 const play::LoadControl& control);

class TempleRun : public QObject {
    Q_OBJECT

  public:
    explicit TempleRun(QObject* parent = nullptr);
    ~TempleRun() override;

    /// Starts the first attempt. Returns a problem if it could not be generated; then nothing is
    /// played, and the previous game has ended.
    std::optional<Problem> start(TempleSetup setup);
    /// Shows the attempt from its start. `pace` and `isSameMap` apply to later attempts.
    void watch(LoadedAttempt loaded, play::temple::Pace pace, bool isSameMap);
    /// Whether a recorded attempt is shown that the player has not taken over.
    bool isWatched() const { return isWatched_; }
    /// Lets the player go on from the current moment of a watched attempt that is not over: drops
    /// the recording from there on. No time passes until the next stroke.
    void takeOver();
    void stop();
    bool isPlaying() const { return session_.has_value(); }
    const TempleSetup& setup() const { return setup_; }

    /// Starts another attempt, with other traps and coins; with `sameTraps`, starts the same
    /// attempt again.
    std::optional<Problem> restart(bool sameTraps = false);
    /// Returns the attempt's number, from 1.
    int attempt() const { return static_cast<int>(attempt_) + 1; }
    /// Returns the recorded part of this attempt, with the seed and attempt number that determine
    /// its map. Requires that an attempt is being played.
    play::Replay replay() const;

    /// Returns this attempt for a player's record, with all medals but the one for time, which
    /// depends on par. `hints` and `returns` are the help that the player has used, as in
    /// play::Attempt. Requires that an attempt is being played.
    play::Attempt result(int hints, int returns) const;

    /// Requires that an attempt is being played.
    const play::temple::Session& session() const { return *session_; }
    const play::temple::State& state() const { return session_->state(); }
    int thousandths() const { return clock_.thousandths(); }

    /// Applies a stroke from the next tick on. In the recorded past, a press or a tap takes over
    /// from the recording at that tick. A paused game resumes.
    void take(play::Stroke stroke);

    bool isPaused() const { return isPaused_; }
    void setPaused(bool paused);
    /// Pauses, then advances one tick.
    void tickOnce();
    int speed() const { return clock_.speed(); }
    /// Returns the speed at which time passes at present, in percent of real time.
    int shownSpeed() const;
    /// Sets the speed in percent of real time, 25–3200.
    void setSpeed(int percent);
    bool isInvulnerable() const { return isInvulnerable_; }
    void setInvulnerable(bool invulnerable);

    /// While on, time runs backwards four times as fast; afterwards the game is paused at the
    /// moment reached.
    void setRewinding(bool rewinding);
    bool isRewinding() const { return isRewinding_; }
    /// Jumps to any recorded tick and pauses.
    void seek(std::int64_t tick);
    /// Goes back from a loss to before the step that led to it (RULES.md T-19.7) and drops the
    /// recording from there on. No time passes until the next stroke.
    void returnBeforeEnd();
    /// Whether the current moment lies in the recorded past.
    bool isInThePast() const { return session_ && !session_->isAtEnd(); }

    /// Sets whether a console is being read; meanwhile no tick passes.
    void setReading(bool reading);

    /// Sets whether the game is visible. While it is not, its time stands still and it uses no
    /// processor time.
    void setSeen(bool seen);

    /// Advances by the number of ticks that fit into `nanoseconds`. A timer calls this once a
    /// frame.
    void advance(std::int64_t nanoseconds);

  signals:
    /// Emitted when another attempt begins, which has a field of its own, or when play has stopped.
    void began();
    /// Emitted when the hero has entered another cell; may happen several times between two frames.
    void moved();
    /// Emitted when the state may have changed, or time has passed between two ticks.
    void frame(const mazeloom::play::temple::Happenings& since);
    void ended(mazeloom::play::temple::Outcome outcome);
    void pausedChanged(bool paused);
    void speedChanged(int percent);
    void watchedChanged(bool watched);
    void invulnerableChanged(bool invulnerable);

  private:
    std::optional<Problem> begin(std::uint64_t attempt);
    void show(play::temple::Session session);
    bool isRunning() const;
    /// Advances one tick. Returns whether a console was read in this tick.
    bool tick();
    void rewind(int ticks);
    /// If the player takes over from a watched attempt, a speed above play::Clock::kMostPlayed
    /// becomes normal.
    void setWatched(bool watched);
    /// Waits at the current moment, from which the player goes on.
    void goOnFromHere();
    /// Releases the buttons that the recording holds at the current moment.
    void releaseHeld();
    void updateTimer();
    void showFrame();

    TempleSetup setup_;
    std::uint64_t attempt_ = 0;
    std::optional<play::temple::Session> session_;
    std::vector<play::Stroke> strokes_;
    play::temple::Happenings happenings_;
    play::Clock clock_;
    QTimer timer_;
    QElapsedTimer elapsed_;
    bool isPaused_ = false;
    bool isSeen_ = true;
    bool isReading_ = false;
    bool awaitsStroke_ = false;  ///< no time passes until the next stroke
    bool isInvulnerable_ = false;
    bool isRewinding_ = false;
    bool isWatched_ = false;
    bool takesOver_ = false;  ///< the strokes in strokes_ take over from the recording
};

}  // namespace mazeloom::widgets
