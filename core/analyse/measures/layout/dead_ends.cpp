// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/passages.h"

namespace mazeloom::analyse {

extern const Measure deadEndsMeasure;
const Measure deadEndsMeasure{
    .id = "dead-ends",
    .title = "Dead ends",
    .unit = "cells",
    .sentence = "The open cells outside of rooms from which at most one way leads on.",
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<Passages>().deadEnds;
    },
};

}  // namespace mazeloom::analyse
