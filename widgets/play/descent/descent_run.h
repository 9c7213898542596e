// SPDX-License-Identifier: MIT
// A descent run played in a window: key by key, with the fireball's flight between two keys. It
// drives the engine and signals changes to the views. It draws nothing, and uses timers only for
// flights, rewinding and replays.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QTimer>

#include <tl/expected.hpp>

#include "core/play/clock.h"
#include "core/play/descent/errands/errand.h"
#include "core/play/descent/runs/session.h"
#include "core/problem.h"

namespace mazeloom::widgets {

class DescentRun : public QObject {
    Q_OBJECT

  public:
    explicit DescentRun(QObject* parent = nullptr);
    ~DescentRun() override;

    /// Starts the first run. Returns a problem if the run could not be started; then nothing is
    /// played.
    std::optional<Problem> begin(std::shared_ptr<const play::descent::Dungeon> dungeon,
                                 play::descent::Start start);
    /// Shows a recorded run from its start. It plays by itself until the player presses a key.
    void watch(play::descent::Session session);
    /// Whether a recorded run is shown that the player has not taken over.
    bool isWatched() const { return isWatched_; }
    /// Lets the player go on from the current turn of a watched run: the next key continues there.
    void takeOver();
    /// Resumes a kept run.
    void resume(play::descent::Session session) { show(std::move(session)); }
    void stop();
    bool isPlaying() const { return session_.has_value(); }

    /// Starts another run from the same start: with the same seed if `same`, otherwise with a new
    /// one.
    std::optional<Problem> restart(bool same);

    /// Requires that a run is being played.
    const play::descent::Session& session() const { return *session_; }
    const play::descent::State& state() const { return session_->state(); }
    /// Whether the player has played the run without ever continuing it from an earlier turn.
    bool isHonest() const { return isHonest_; }

    /// Plays a key. If a fireball is in flight, its flight ends immediately. If an earlier turn of
    /// the run is shown, the run continues from that turn, and the turns recorded after it are
    /// dropped.
    void press(play::descent::Key key);
    /// Presses the keys of an errand one after another, until it ends or another input stops it.
    /// Does nothing while an earlier turn of the run is shown.
    void setOut(play::descent::Errand errand);
    bool isOnErrand() const { return errand_.has_value(); }
    void stopErrand();
    /// Whether a fireball is in flight; until it lands, views show the state before it.
    bool isFlying() const { return !flight_.empty(); }

    /// Jumps to the state right after a move; see Session::seekMove().
    void seekMove(std::int64_t move);
    /// While on, the turns run backwards.
    void setRewinding(bool rewinding);
    bool isRewinding() const { return rewind_.isActive(); }
    bool isInThePast() const { return session_ && !session_->isAtEnd(); }
    /// While on, plays the recorded keys one by one until the last.
    void setPlayingOn(bool on);
    bool isPlayingOn() const { return playOn_.isActive(); }
    int speed() const { return speed_; }
    /// Sets the speed of recorded keys and of flights in percent, 25–3200.
    void setSpeed(int percent);

    /// While resting, nothing moves by itself, because the page is invisible or a menu is open.
    void setResting(bool resting);

  signals:
    /// Emitted when another run begins, or play has stopped.
    void began();
    /// Emitted when a key was played. Its effects may become visible later, after a flight.
    void keyPlayed();
    /// Emitted when the state has changed. `since` holds the events that led to it, and `lines`
    /// what they added to the log, even lines that the log holds no more. Both are empty after a
    /// jump in time; at a run's begin, `lines` is the log.
    void changed(const mazeloom::play::descent::Happenings& since,
                 const std::vector<mazeloom::play::descent::Message>& lines);
    /// Emitted when the fireball is at `cell`; nullopt: it is gone.
    void fireAt(std::optional<mazeloom::grid::Point> cell);
    void playingOnChanged(bool on);
    void speedChanged(int percent);
    /// Emitted when an errand has ended, by itself or because another input stopped it.
    void errandEnded(const mazeloom::play::descent::ErrandEnd& end);
    void watchedChanged(bool watched);
    /// Emitted when the last key has ended the run.
    void ended();

  private:
    void show(play::descent::Session session);
    void setWatched(bool watched);
    void played();
    void goErrand();
    void endErrand(const play::descent::ErrandEnd& end);
    void fly();
    void land();

    std::optional<play::descent::Session> session_;
    bool isHonest_ = true;
    bool isResting_ = false;
    bool isWatched_ = false;
    int speed_ = play::Clock::kNormal;
    /// The fireball's current flight: its cells, and the milliseconds that it stays in each; empty
    /// if no fireball is flying.
    play::descent::Happenings flight_;
    std::size_t flown_ = 0;
    QTimer flightTimer_;
    QTimer rewind_;
    QTimer playOn_;
    std::optional<play::descent::Errand> errand_;
    QTimer errandTimer_;
};

}  // namespace mazeloom::widgets
