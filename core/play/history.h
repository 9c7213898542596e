// SPDX-License-Identifier: MIT
// Keyframes to rewind to: one state every few seconds. The ticks in between are played again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::play {

/// Keeps states of a game to go back to. `At` is the member of `State` that counts ticks since the
/// start, or key presses in a game without time. State::bytes() returns the size of a copy.
template <typename State, std::int64_t State::*At = &State::tick>
class History {
  public:
    /// Initial number of ticks between kept states: five seconds are replayed in a few milliseconds
    /// at most.
    static constexpr std::int64_t kSpacing = 5 * level::kTicksPerSecond;
    /// A kept state that is more than this many ticks older than the newest one is dropped. To seek
    /// to an earlier tick then takes longer, because the game is replayed from the start.
    static constexpr std::int64_t kWindow = std::int64_t{11} * 60 * level::kTicksPerSecond;
    static constexpr std::size_t kMostBytes = 64u << 20;

    explicit History(State start) : start_(std::move(start)) {}

    const State& start() const { return start_; }
    /// Keeps a copy of the state if at least the current spacing has passed since the last kept
    /// one.
    void note(const State& state) {
        const std::int64_t last = kept_.empty() ? start_.*At : kept_.back().*At;
        if (state.*At < last + spacing_) return;
        kept_.push_back(state);
        bytes_ += state.bytes();
        std::size_t old = 0;
        while (kept_[old].*At < state.*At - kWindow)
            ++old;
        forget(0, old);
        while (bytes_ > kMostBytes && kept_.size() > 1)
            thinOut();
    }
    /// Returns the last kept state that is not after `tick`.
    const State& before(std::int64_t tick) const {
        const State* found = &start_;
        for (const State& state : kept_) {
            if (state.*At <= tick) found = &state;
        }
        return *found;
    }
    void forgetAfter(std::int64_t tick) {
        std::size_t first = kept_.size();
        while (first > 0 && kept_[first - 1].*At > tick)
            --first;
        forget(first, kept_.size());
    }

    std::size_t bytes() const { return bytes_; }

  private:
    void forget(std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            bytes_ -= kept_[i].bytes();
        const auto begin = kept_.begin();
        kept_.erase(begin + static_cast<std::ptrdiff_t>(first),
                    begin + static_cast<std::ptrdiff_t>(last));
    }
    /// Drops every second state and doubles the spacing.
    void thinOut() {
        spacing_ *= 2;
        for (std::size_t i = 0; i + 1 < kept_.size(); ++i)
            forget(i, i + 1);
    }

    State start_;
    std::vector<State> kept_;
    std::size_t bytes_ = 0;
    std::int64_t spacing_ = kSpacing;
};

}  // namespace mazeloom::play
