// SPDX-License-Identifier: MIT
// The bold bot: deduces and guesses as the deducer does, but walks as if there were no bugs, beams
// and bosses. In levels where it wins as often as the deducer, these hazards are decoration.
#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/bots/temple/thinker.h"
#include "core/analyse/deduce/closure.h"

namespace mazeloom::analyse::bots::temple {

const Bot boldBot{
    .id = "bold",
    .title = "Bold",
    .sentence =
        "Deduces as the deducer does, but takes the shortest way without a look at bugs and beams; "
        "where it wins, they are decoration.",
    .isRanked = false,
    .mind = [](const View& view, random::Stream) -> std::unique_ptr<Mind> {
        return std::make_unique<Thinker>(view, deduce::kHighestGrade, Guess::LeastRisk,
                                         Dangers::Ignored);
    },
};

}  // namespace mazeloom::analyse::bots::temple
