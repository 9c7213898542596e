// SPDX-License-Identifier: MIT
// One run as it is played, recorded, rewound and repeated.
//
// A session stands after a number of keys between 0 and its length. At its end it goes on with what
// the player presses; rewound, it goes on as recorded, or is taken over: then what came after is
// forgotten.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "core/play/descent/engine.h"
#include "core/play/descent/runs/replay.h"
#include "core/play/history.h"
#include "core/play/load_control.h"

namespace mazeloom::play::descent {

class Session {
  public:
    /// The problem is that of Engine::begin(), and so is `stop`.
    static tl::expected<Session, Problem> begin(std::shared_ptr<const Dungeon> dungeon,
                                                const Start& start,
                                                const std::atomic<bool>* stop = nullptr);
    /// A replay, played to its end. Keys after the run is over are left out; leftOut() counts them.
    /// The problem says why it does not fit this dungeon: another game, another first floor or
    /// other tables, or another end.
    static tl::expected<Session, Problem> of(std::shared_ptr<const Dungeon> dungeon,
                                             const Replay& replay, const LoadControl& control = {});

    const Dungeon& dungeon() const { return engine_.dungeon(); }
    std::shared_ptr<const Dungeon> sharedDungeon() const { return engine_.sharedDungeon(); }
    const Start& start() const { return start_; }
    const State& state() const { return state_; }
    /// Of the last key that was played; of a start or a jump there are none.
    const Happenings& happenings() const { return happenings_; }
    /// Engine::problem() of the last key.
    const std::optional<Problem>& problem() const { return engine_.problem(); }

    /// Keys that were played up to here, and that are recorded.
    std::int64_t key() const { return state_.keys; }
    std::int64_t length() const { return static_cast<std::int64_t>(keys_.size()); }
    bool isAtEnd() const { return key() == length(); }

    /// Plays a key; false when the run is over. Before the end this takes over: what was recorded
    /// from here on is forgotten.
    bool press(Key key);
    /// The next key as it is recorded; false at the end.
    bool playOn();
    /// Goes to the state after so many keys, kept within 0 and the length.
    void seek(std::int64_t key);
    /// Goes to where a turn had just passed, kept within 0 and turns().
    void seekTurn(std::int64_t turn);
    /// Turns that are recorded.
    std::int64_t turns() const { return static_cast<std::int64_t>(turnEnds_.size()); }

    const std::vector<Key>& keys() const { return keys_; }
    /// All of it, to be saved; pack and level are added by who knows them.
    Replay replay() const;

  private:
    using History = play::History<State, &State::keys>;

    Session(Engine engine, Start start, State state);
    bool play(Key key);

    Engine engine_;
    Start start_;
    Happenings happenings_;
    State state_;
    History history_;
    std::vector<Key> keys_;
    /// After how many keys each turn had passed.
    std::vector<std::int64_t> turnEnds_;
};

/// How many keys of a replay come after the end of the session that was made of it.
std::int64_t leftOut(const Session& session, const Replay& replay);

}  // namespace mazeloom::play::descent
