// SPDX-License-Identifier: MIT
// A run of the descent as it is played in a window: key by key, with the fireball's flight between
// two of them. It drives the engine and tells views what has come about; it draws nothing, and has
// no clock but for flights, rewinding and replays.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QTimer>

#include <tl/expected.hpp>

#include "core/play/descent/runs/session.h"
#include "core/problem.h"

namespace mazeloom::widgets {

class DescentRun : public QObject {
    Q_OBJECT

  public:
    explicit DescentRun(QObject* parent = nullptr);
    ~DescentRun() override;

    /// The first run. The problem says why there is none; then nothing is played.
    std::optional<Problem> begin(std::shared_ptr<const play::descent::Dungeon> dungeon,
                                 play::descent::Start start);
    /// A run that is recorded, at its start: it plays by itself until a key takes over.
    void watch(play::descent::Session session);
    /// Goes on with a run that was kept.
    void resume(play::descent::Session session) { show(std::move(session)); }
    void stop();
    bool isPlaying() const { return session_.has_value(); }

    /// Another run from the same start; `same`: in the same dungeon, else in one of another seed.
    std::optional<Problem> restart(bool same);

    /// Only while something is played.
    const play::descent::Session& session() const { return *session_; }
    const play::descent::State& state() const { return session_->state(); }
    /// Whether it was played from its start without a look back.
    bool isHonest() const { return isHonest_; }

    /// A flight ends at once. In the recorded past this takes over.
    void press(play::descent::Key key);
    /// A fireball is on its way: what is seen is as it was before.
    bool isFlying() const { return !flight_.empty(); }

    /// To where so many turns had passed.
    void seekTurn(std::int64_t turn);
    /// While on, turns run backwards.
    void setRewinding(bool rewinding);
    bool isRewinding() const { return rewind_.isActive(); }
    bool isInThePast() const { return session_ && !session_->isAtEnd(); }
    /// While on, what is recorded is played, a key each moment, to its end.
    void setPlayingOn(bool on);
    bool isPlayingOn() const { return playOn_.isActive(); }

    /// Nothing moves by itself while nobody can see it, or while a menu is open.
    void setResting(bool resting);

  signals:
    /// Another run begins; or nothing is played any more.
    void began();
    /// A key was played; what it brought about may still fly, and is seen later.
    void keyPlayed();
    /// The state is another one. `since` is what brought it about; nothing after a jump in time.
    void changed(const mazeloom::play::descent::Happenings& since);
    /// The fireball is there now; or nowhere any more.
    void fireAt(std::optional<mazeloom::grid::Point> cell);
    void playingOnChanged(bool on);
    /// The last key ended the run.
    void ended();

  private:
    void show(play::descent::Session session);
    void played();
    void fly();
    void land();

    std::optional<play::descent::Session> session_;
    bool isHonest_ = true;
    bool isResting_ = false;
    /// What is still to be shown of a fireball: where, and for how many milliseconds.
    play::descent::Happenings flight_;
    std::size_t flown_ = 0;
    QTimer flightTimer_;
    QTimer rewind_;
    QTimer playOn_;
};

}  // namespace mazeloom::widgets
