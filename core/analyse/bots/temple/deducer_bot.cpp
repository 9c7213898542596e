// SPDX-License-Identifier: MIT
// The deducer: walks over cells that any deduction proves safe. If no deduction helps, it takes the
// cell of least risk.
#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/bots/temple/thinker.h"
#include "core/analyse/deduce/closure.h"

namespace mazeloom::analyse::bots::temple {

const Bot deducerBot{
    .id = "deducer",
    .title = "Deducer",
    .sentence =
        "Walks where everything that can be deduced shows that it is safe, and otherwise takes the "
        "least risk.",
    .mind = [](const View& view, random::Stream) -> std::unique_ptr<Mind> {
        return std::make_unique<Thinker>(view, deduce::kHighestGrade, Guess::LeastRisk);
    },
};

}  // namespace mazeloom::analyse::bots::temple
