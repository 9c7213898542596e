// SPDX-License-Identifier: MIT
// One run that is played, recorded, rewound and repeated.
//
// A session's position is the number of keys played so far, from 0 to the session's length. At the
// end of the recording the player plays on. After a rewind the session repeats the recording, or
// the player takes over; taking over drops the recording from there on.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "core/play/descent/engine.h"
#include "core/play/descent/runs/chronicle.h"
#include "core/play/descent/runs/replay.h"
#include "core/play/history.h"
#include "core/play/load_control.h"

namespace mazeloom::play::descent {

class Session {
  public:
    /// Begins a run. The problem and `stop` are as in Engine::begin().
    static tl::expected<Session, Problem> begin(std::shared_ptr<const Dungeon> dungeon,
                                                const Start& start,
                                                const std::atomic<bool>* stop = nullptr);
    /// Returns a run of the same seed and keys that has no goal: a hero who has arrived goes on
    /// below (RULES.md D-13.5). The problem says why the floor below cannot be entered.
    static tl::expected<Session, Problem> withoutGoal(const Session& arrived);
    /// Plays a replay to its end. Keys after the end of the run are left out; leftOut() counts
    /// them. The problem says why the replay does not fit this dungeon: another game, another first
    /// floor or other tables, or another final state.
    static tl::expected<Session, Problem> of(std::shared_ptr<const Dungeon> dungeon,
                                             const Replay& replay, const LoadControl& control = {});

    const Dungeon& dungeon() const { return engine_.dungeon(); }
    std::shared_ptr<const Dungeon> sharedDungeon() const { return engine_.sharedDungeon(); }
    const Start& start() const { return start_; }
    const State& state() const { return state_; }
    /// Returns the happenings of the last key that was played; none after a start or a jump.
    const Happenings& happenings() const { return happenings_; }
    /// Returns Engine::problem() after the last key.
    const std::optional<Problem>& problem() const { return engine_.problem(); }
    /// Returns Engine::lines() after the last key.
    const std::vector<Message>& lines() const { return engine_.lines(); }

    /// Return the number of keys that were played up to here, and the number of all recorded keys.
    std::int64_t key() const { return state_.keys; }
    std::int64_t length() const { return static_cast<std::int64_t>(keys_.size()); }
    bool isAtEnd() const { return key() == length(); }

    /// Plays a key. Returns false if the run is over. If the session stands before the end of the
    /// recording, the player takes over: the rest of the recording is dropped.
    bool press(Key key);
    /// Like press() above; once `stop` is set, a floor that stairs lead to is not made. Then the
    /// session stays as it was, and the result is nothing.
    std::optional<bool> press(Key key, const std::atomic<bool>& stop);
    /// Drops the recording from the current moment on.
    void forgetTheRest();
    /// Plays the next recorded key. Returns false at the end.
    bool playOn();
    /// Goes to the state after the first `key` key presses, clamped to 0 … length().
    void seek(std::int64_t key);
    /// Goes to the state right after a move, clamped to 0 … moves().
    void seekMove(std::int64_t move);
    /// Return the number of moves that were played up to here, and the number of all recorded ones.
    /// A move is a key that took time: one turn, or two for a step onto ground that slows.
    std::int64_t move() const;
    std::int64_t moves() const { return static_cast<std::int64_t>(moveEnds_.size()); }

    const std::vector<Key>& keys() const { return keys_; }
    /// Returns the lines that were told up to here; see Chronicle::upTo().
    std::vector<Chronicle::Line> told() const { return chronicle_.upTo(key()); }
    /// Returns the whole recording, to be saved. The caller adds pack and level.
    Replay replay() const;

  private:
    using History = play::History<State, &State::keys>;

    Session(Engine engine, Start start, State state);
    bool play(Key key);
    /// Adds a key that was played to the recording; `turns` is the number of turns before it.
    void note(Key key, std::int64_t turns);

    Engine engine_;
    Start start_;
    Happenings happenings_;
    State state_;
    History history_;
    std::vector<Key> keys_;
    Chronicle chronicle_;
    /// For each move, the number of key presses up to its end.
    std::vector<std::int64_t> moveEnds_;
};

/// Returns how many keys of a replay were left out of the session made from it, because they come
/// after the end of the run.
std::int64_t leftOut(const Session& session, const Replay& replay);

}  // namespace mazeloom::play::descent
