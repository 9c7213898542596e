// SPDX-License-Identifier: MIT
// One playtest of a temple level: attempt after attempt, in the time of the player's clock. It
// drives the engine and tells views what has come about; it draws nothing.
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
#include "core/play/replay.h"
#include "core/play/temple/session.h"
#include "core/problem.h"
#include "widgets/play/game_setup.h"

namespace mazeloom::widgets {

struct TempleSetup : GameSetup {
    play::temple::Pace pace = play::temple::Pace::RealTime;
    /// Every attempt is at the map that the seed gives, as the day's challenge is.
    bool isSameMap = false;
};

/// The attempt that a replay holds, ready to be watched from its start.
struct LoadedAttempt {
    GameSetup setup;  ///< with the replay's seed
    std::uint64_t attempt = 0;
    play::temple::Session session;
    std::int64_t late = 0;  ///< inputs that come after its end, which are left out
};

/// Plays it to its end, on any thread. Seed and attempt are the replay's, where it names them. The
/// problem says why it is none of this level.
tl::expected<LoadedAttempt, Problem> loadAttempt(GameSetup setup, const play::Replay& replay,
                                                 const play::LoadControl& control);

class TempleRun : public QObject {
    Q_OBJECT

  public:
    explicit TempleRun(QObject* parent = nullptr);
    ~TempleRun() override;

    /// The first attempt. The problem says why there is none; then nothing is played, and what was
    /// played before has ended.
    std::optional<Problem> start(TempleSetup setup);
    /// The attempt from its start. Those after it are as `pace` and `isSameMap` say.
    void watch(LoadedAttempt loaded, play::temple::Pace pace, bool isSameMap);
    void stop();
    bool isPlaying() const { return session_.has_value(); }
    const TempleSetup& setup() const { return setup_; }

    /// Another attempt, with other traps and coins; with `sameTraps` the same once more.
    std::optional<Problem> restart(bool sameTraps = false);
    /// From 1.
    int attempt() const { return static_cast<int>(attempt_) + 1; }
    /// This attempt as far as it is recorded, with the seed and the number that its map is from.
    /// Only while something is played.
    play::Replay replay() const;

    /// Only while something is played.
    const play::temple::Session& session() const { return *session_; }
    const play::temple::State& state() const { return session_->state(); }
    int thousandths() const { return clock_.thousandths(); }

    /// Counts from the next tick on. In the recorded past a press or a tap takes over there; a
    /// paused game goes on with it.
    void take(play::Stroke stroke);

    bool isPaused() const { return isPaused_; }
    void setPaused(bool paused);
    /// Lets one tick pass; pauses first.
    void tickOnce();
    int speed() const { return clock_.speed(); }
    /// Percent of real time, 25–400.
    void setSpeed(int percent);
    bool isInvulnerable() const { return isInvulnerable_; }
    void setInvulnerable(bool invulnerable);

    /// While on, time runs backwards, four times as fast; then the game waits there, paused.
    void setRewinding(bool rewinding);
    bool isRewinding() const { return isRewinding_; }
    /// To any recorded tick, paused.
    void seek(std::int64_t tick);
    /// Whether what is seen is recorded, and what comes after is known.
    bool isInThePast() const { return session_ && !session_->isAtEnd(); }

    /// While somebody reads what a console says, time stands still: no tick passes.
    void setReading(bool reading);

    /// While nobody can see the game its time stands still, and it costs nothing.
    void setSeen(bool seen);

    /// What a frame does: as many ticks as `nanoseconds` are worth. Real frames call it by a timer.
    void advance(std::int64_t nanoseconds);

  signals:
    /// Another attempt begins, on another field; or nothing is played any more.
    void began();
    /// The hero is in another cell; several moves may pass before the next frame.
    void moved();
    /// The state may have changed, or time passed between two ticks.
    void frame(const mazeloom::play::temple::Happenings& since);
    void ended(mazeloom::play::temple::Outcome outcome);
    void pausedChanged(bool paused);
    void speedChanged(int percent);
    void invulnerableChanged(bool invulnerable);

  private:
    std::optional<Problem> begin(std::uint64_t attempt);
    void show(play::temple::Session session);
    bool isRunning() const;
    /// Whether a console was read in it.
    bool tick();
    void rewind(int ticks);
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
    bool isInvulnerable_ = false;
    bool isRewinding_ = false;
    bool takesOver_ = false;  ///< what is in strokes_ does
};

}  // namespace mazeloom::widgets
