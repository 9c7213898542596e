// SPDX-License-Identifier: MIT
// The perfect bot: sees the whole map, and plays the witness of the proof that the level can be
// won. The bot shows how quickly a level can be won without mistakes; no player can match it.
#include "core/analyse/bots/temple/bots.h"

namespace mazeloom::analyse::bots::temple {

const Bot perfectBot{
    .id = "perfect",
    .title = "Perfect",
    .sentence =
        "Knows where all traps are, and plays the proof that the level can be won; without a proof "
        "it plays like the deducer.",
    .mind = nullptr,
};

}  // namespace mazeloom::analyse::bots::temple
