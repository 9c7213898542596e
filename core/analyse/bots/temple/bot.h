// SPDX-License-Identifier: MIT
// A bot that plays temples, and the mind that a fair one has: it is asked for a button whenever the
// hero could make a move, knows what a View shows, and nothing else. So it cannot cheat.
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

/// What a bot does next.
struct Choice {
    std::optional<play::temple::Button> tap;  ///< nothing: lets a tick pass
    bool givesUp = false;                     ///< it knows of nothing that it could do

    static Choice step(grid::Direction d) { return {play::temple::buttonOf(d), false}; }
    static Choice wait() { return {}; }
    static Choice giveUp() { return {std::nullopt, true}; }
};

class Mind {
  public:
    virtual ~Mind() = default;
    /// Asked when a move could begin in the next tick.
    virtual Choice next() = 0;
};

struct Bot {
    std::string_view id;        ///< as on the command line ("one-number"); unique
    std::string_view title;     ///< in English ("One number")
    std::string_view sentence;  ///< how it plays, in English
    /// Makes the mind of an attempt. Null: the bot knows the whole map, and plays the witness of
    /// the proof that the level can be won, where there is one; else as the deducer does.
    std::unique_ptr<Mind> (*mind)(const View& view, random::Stream random);
};

}  // namespace mazeloom::analyse::bots::temple
