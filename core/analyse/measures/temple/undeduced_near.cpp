// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/measures/temple/temple_facts.h"

namespace mazeloom::analyse {

extern const Measure undeducedNearMeasure;
const Measure undeducedNearMeasure{
    .id = "undeduced-near",
    .title = "Guesses ahead",
    .unit = "cells",
    .sentence =
        "The cells that the hero could step on without any way to know whether they hold a trap, "
        "after walking wherever the numbers near the hero show that it is safe.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<GradeFact<play::temple::Numbers::Near>>().frontier;
    },
};

}  // namespace mazeloom::analyse
