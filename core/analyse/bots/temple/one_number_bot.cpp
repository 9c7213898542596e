// SPDX-License-Identifier: MIT
// The one-number bot: walks over cells that a single number proves safe. If no number helps, it
// steps on the nearest cell that it does not know to be a trap.
#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/bots/temple/thinker.h"

namespace mazeloom::analyse::bots::temple {

const Bot oneNumberBot{
    .id = "one-number",
    .title = "One number",
    .sentence =
        "Walks where a single number shows that it is safe, and otherwise to the nearest cell that "
        "may be safe.",
    .mind = [](const View& view, random::Stream) -> std::unique_ptr<Mind> {
        return std::make_unique<Thinker>(view, 1, Guess::Nearest);
    },
};

}  // namespace mazeloom::analyse::bots::temple
