// SPDX-License-Identifier: MIT
// Bot describes a bot that plays temples; a Mind makes the choices of a fair bot. The game asks the
// mind for a button whenever the hero could make a move. The mind knows only what a View shows, so
// it cannot cheat.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "core/analyse/bots/temple/game.h"
#include "core/analyse/bots/temple/view.h"
#include "core/play/temple/state/buttons.h"
#include "core/random/stream.h"

namespace mazeloom::analyse::bots::temple {

/// The next action of a bot.
struct Choice {
    std::optional<play::temple::Button> tap;  ///< the button to press; nullopt lets a tick pass
    bool givesUp = false;                     ///< the bot sees nothing that it could do

    static Choice step(grid::Direction d) { return {play::temple::buttonOf(d), false}; }
    static Choice wait() { return {}; }
    static Choice giveUp() { return {std::nullopt, true}; }
};

class Mind {
  public:
    virtual ~Mind() = default;
    /// Returns the next action. Called when a move could begin in the next tick.
    virtual Choice next() = 0;
};

struct Bot {
    std::string_view id;        ///< as on the command line ("one-number"); unique
    std::string_view title;     ///< in English ("One number")
    std::string_view sentence;  ///< how the bot plays, in English
    /// Whether the bot has a place in the order of skill (bots.h). A probe has none.
    bool isRanked = true;
    /// Makes the mind for an attempt. Null for a bot that knows the whole map and plays the witness
    /// of the proof that the level can be won; without a witness this bot plays as the deducer
    /// does.
    std::unique_ptr<Mind> (*mind)(const View& view, random::Stream random);
};

}  // namespace mazeloom::analyse::bots::temple
