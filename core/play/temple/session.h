// SPDX-License-Identifier: MIT
// One attempt that is played, recorded, rewound and repeated.
//
// A session stands at a tick between 0 and its length. At the end of the recording the player plays
// on. After a rewind the session repeats the recording, or the player takes over; taking over drops
// the recording from that tick on.
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

    /// Plays a replay until the attempt ends, or until the end that the replay declares. Later
    /// inputs are left out; leftOut() counts them. The problem says why the replay does not fit
    /// this field: another game, another map, or inputs for ticks that are never reached. A replay
    /// that does not declare its length ends when its last input has been carried out and
    /// everything is at rest, or ten seconds later at most.
    static tl::expected<Session, Problem> of(std::shared_ptr<const Field> field,
                                             const Replay& replay, const LoadControl& control = {});

    const Field& field() const { return engine_.field(); }
    std::shared_ptr<const Field> sharedField() const { return engine_.sharedField(); }
    Pace pace() const { return engine_.pace(); }
    const State& state() const { return state_; }
    /// Returns the happenings of the last tick that was played, or of the start.
    const Happenings& happenings() const { return happenings_; }

    std::int64_t tick() const { return state_.tick; }
    /// Returns the number of recorded ticks.
    std::int64_t length() const { return length_; }
    bool isAtEnd() const { return state_.tick == length_; }

    /// Applies strokes and lets a tick pass; returns false if none passed (Engine::advance). If the
    /// session stands before the end of the recording, the player takes over: the rest of the
    /// recording is dropped.
    bool advance(std::span<const Stroke> strokes);
    /// Plays the next recorded tick. Returns false at the end.
    bool playOn();
    /// Goes to the state after `tick` ticks, clamped to 0 … length(). At the end, also applies
    /// recorded strokes that no tick has followed yet.
    void seek(std::int64_t tick);
    /// Drops the recording after the current tick.
    void forgetTheRest();

    const std::vector<Input>& inputs() const { return inputs_; }
    /// Returns the whole recording, to be saved. The caller adds pack, level and seed.
    Replay replay() const;

  private:
    bool play(std::span<const Stroke> strokes);
    /// At the end, applies the strokes that were recorded after the last tick.
    void catchUp();
    std::vector<Stroke> recordedAt(std::int64_t tick) const;
    bool isAtRest() const;
    /// Whether a tick would pass with these strokes.
    bool wouldAdvance(std::span<const Stroke> strokes);

    Engine engine_;
    Happenings happenings_;
    State state_;
    History<State> history_;
    std::vector<Input> inputs_;
    std::int64_t length_ = 0;
};

/// Returns how many inputs of a replay come after the end of the session made from it. Releases
/// after the end are not counted, because they change nothing.
std::int64_t leftOut(const Session& session, const Replay& replay);

}  // namespace mazeloom::play::temple
