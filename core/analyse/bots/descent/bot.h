// SPDX-License-Identifier: MIT
// A bot that plays descents, and one at the keyboard. It knows what the screen has shown (known.h),
// and presses the keys that a person has.
#pragma once

#include <span>
#include <string_view>

#include "core/analyse/bots/descent/habits.h"
#include "core/analyse/bots/descent/known.h"

namespace mazeloom::analyse::bots::descent {

struct Bot {
    std::string_view id;            ///< as on the command line ("diver"); unique
    std::string_view title;         ///< in English ("Diver")
    std::string_view sentence;      ///< how it plays, in English
    std::span<const Habit> habits;  ///< what comes first is done first
};

class Player {
  public:
    Player(const Bot& bot, const level::DescentTables& tables) : bot_(&bot), habits_(tables) {}

    /// Looks at the screen of a run that is not over, and presses a key. The same for the same
    /// screens so far.
    Key next(const State& state) {
        known_.look(state);
        return habits_.next(known_, bot_->habits);
    }

  private:
    const Bot* bot_;
    Known known_;
    Habits habits_;
};

}  // namespace mazeloom::analyse::bots::descent
