// SPDX-License-Identifier: MIT
// One attempt as it is played, recorded, rewound and repeated.
//
// A session stands at a tick between 0 and its length. At its end it goes on with what the player
// does; rewound, it goes on as recorded, or is taken over: then what came after is forgotten.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <tl/expected.hpp>

#include "core/play/history.h"
#include "core/play/load_control.h"
#include "core/play/replay.h"
#include "core/play/temple/engine.h"

namespace mazeloom::play::temple {

class Session {
  public:
    explicit Session(std::shared_ptr<const Field> field, Pace pace = Pace::RealTime);

    /// A replay, played to its end: that of the attempt, or the one that it declares. Inputs that
    /// come later are left out; leftOut() counts them. The problem says why it does not fit
    /// this field: another game, another map, or inputs for ticks that never come. A replay that
    /// does not say how long it lasted ends when its last input has been carried out and all is at
    /// rest, ten seconds later at most.
    static tl::expected<Session, Problem> of(std::shared_ptr<const Field> field,
                                             const Replay& replay, const LoadControl& control = {});

    const Field& field() const { return engine_.field(); }
    std::shared_ptr<const Field> sharedField() const { return engine_.sharedField(); }
    Pace pace() const { return engine_.pace(); }
    const State& state() const { return state_; }
    /// Of the last tick that was played, or of the start.
    const Happenings& happenings() const { return happenings_; }

    std::int64_t tick() const { return state_.tick; }
    /// Ticks that are recorded.
    std::int64_t length() const { return length_; }
    bool isAtEnd() const { return state_.tick == length_; }

    /// Takes what the player does, and lets a tick pass; false when none did (Engine::advance).
    /// Before the end this takes over: what was recorded from here on is forgotten.
    bool advance(std::span<const Stroke> strokes);
    /// The next tick as it is recorded; false at the end.
    bool playOn();
    /// Goes to the state after so many ticks, kept within 0 and the length. At the end, strokes
    /// that no tick has followed yet count as well.
    void seek(std::int64_t tick);

    const std::vector<Input>& inputs() const { return inputs_; }
    /// All of it, to be saved; pack, level and seed are added by who knows them.
    Replay replay() const;

  private:
    bool play(std::span<const Stroke> strokes);
    /// At the end, does what was done after the last tick.
    void catchUp();
    std::vector<Stroke> recordedAt(std::int64_t tick) const;
    void forgetTheRest();
    bool isAtRest() const;
    /// Whether a tick would pass.
    bool wouldAdvance(std::span<const Stroke> strokes);

    Engine engine_;
    Happenings happenings_;
    State state_;
    History<State> history_;
    std::vector<Input> inputs_;
    std::int64_t length_ = 0;
};

/// How many inputs of a replay come after the end of the session that was made of it. A button let
/// go there is none: that changes nothing.
std::int64_t leftOut(const Session& session, const Replay& replay);

}  // namespace mazeloom::play::temple
