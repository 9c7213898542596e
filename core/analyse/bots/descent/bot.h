// SPDX-License-Identifier: MIT
// Bot describes a bot that plays descents; a Player plays one run with a bot's habits. A player
// knows only what the screen has shown (known.h), and presses only the keys that a person has.
#pragma once

#include <span>
#include <string_view>

#include "core/analyse/bots/descent/habits.h"
#include "core/play/descent/errands/known.h"

namespace mazeloom::analyse::bots::descent {

struct Bot {
    std::string_view id;            ///< as on the command line ("diver"); unique
    std::string_view title;         ///< in English ("Diver")
    std::string_view sentence;      ///< how the bot plays, in English
    std::span<const Habit> habits;  ///< in order of priority
};

class Player {
  public:
    Player(const Bot& bot, const level::DescentTables& tables) : bot_(&bot), habits_(tables) {}

    /// Looks at the screen of a run that is not over, and returns a key to press. The key depends
    /// only on the screens seen so far.
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
