// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/closure.h"
#include "core/analyse/measures/measures.h"

namespace mazeloom::analyse {

extern const Measure undeducedNearMeasure;
const Measure undeducedNearMeasure{
    .id = "undeduced-near",
    .title = "Guesses ahead",
    .unit = "cells",
    .sentence =
        "The cells that the hero could step on and of which nobody can know whether they hold a "
        "trap, once he has walked wherever the numbers near him tell that it is safe.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        const auto board = deduce::Board::of(subject.map, {});
        if (!board) return 0;
        const deduce::Closure closure = deduce::closureOf(*board, play::temple::Numbers::Near,
                                                          deduce::kHighestGrade, subject.stop);
        return static_cast<std::int64_t>(deduce::frontierOf(*board, closure).size());
    },
};

}  // namespace mazeloom::analyse
