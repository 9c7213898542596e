// SPDX-License-Identifier: MIT
// A bot that plays descents, and Player, which plays one run as a bot does. A player knows only
// what the screen has shown (known.h), and presses the keys that a person has.
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
    std::span<const Habit> habits;  ///< in order of priority
};

class Player {
  public:
    Player(const Bot& bot, const level::DescentTables& tables) : bot_(&bot), habits_(tables) {}

    /// Looks at the screen of a run that is not over, and returns a key to press. The same screens
    /// so far give the same key.
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
