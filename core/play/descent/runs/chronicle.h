// SPDX-License-Identifier: MIT
// The lines that a run has told so far, so that a player can read what happened earlier. The log of
// the state holds only the last few lines; the chronicle is no part of the state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "core/play/descent/state/message.h"
#include "core/play/descent/state/state.h"

namespace mazeloom::play::descent {

class Chronicle {
  public:
    /// The number of lines that are kept; older ones are dropped.
    static constexpr std::size_t kMostLines = 500;

    /// A message, and how many times it was told in a row.
    struct Line {
        std::int64_t turn = 0;  ///< the number of turns when it was told the last time
        Message message;
        int times = 1;

        friend bool operator==(const Line&, const Line&) = default;
    };

    /// Begins with the lines of a run's first state.
    explicit Chronicle(const State& begun);

    /// Adds the lines that a key has told. `state` is the state after that key.
    void add(const State& state, const std::vector<Message>& lines);
    /// Drops the lines that keys after the first `key` ones have told.
    void forgetAfter(std::int64_t key);
    /// Returns the lines up to the first `key` keys, the oldest first. Equal messages in a row
    /// become one line.
    std::vector<Line> upTo(std::int64_t key) const;

  private:
    struct Told {
        std::int64_t key = 0;  ///< the number of keys pressed so far
        std::int64_t turn = 0;
        Message message;
    };

    std::deque<Told> told_;
};

}  // namespace mazeloom::play::descent
