// SPDX-License-Identifier: MIT
// How much a player of a temple deduces from the numbers near the hero, and by which rules.
#include <numeric>

#include "core/analyse/facts/measure.h"
#include "core/analyse/measures/temple/temple_facts.h"

namespace mazeloom::analyse {

namespace {

using NearFact = GradeFact<play::temple::Numbers::Near>;

/// Returns the measure's value: the deductions by one rule.
template <deduce::Rule kRule>
std::int64_t deducedBy(const Subject& subject) {
    return subject.fact<NearFact>().deduced[static_cast<std::size_t>(kRule)];
}

}  // namespace

extern const Measure deductionsMeasure;
const Measure deductionsMeasure{
    .id = "deductions",
    .title = "Deductions",
    .unit = "cells",
    .sentence =
        "The cells that a player can deduce to be safe or to hold a trap, with the numbers near "
        "the hero shown.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        const auto& deduced = subject.fact<NearFact>().deduced;
        return std::accumulate(deduced.begin(), deduced.end(), std::int64_t{0});
    },
};

extern const Measure beyondOneNumberMeasure;
const Measure beyondOneNumberMeasure{
    .id = "beyond-one-number",
    .title = "Cells that need two numbers",
    .unit = "cells",
    .sentence =
        "The cells that a player can deduce, but not from one number at a time, with the numbers "
        "near the hero shown.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<NearFact>().beyondOneNumber;
    },
};

extern const Measure byOneNumberMeasure;
const Measure byOneNumberMeasure{
    .id = "deductions.one-number",
    .title = "Deductions from one number",
    .unit = "cells",
    .sentence = "The cells that are deduced from one number, with the numbers near the hero shown.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = deducedBy<deduce::Rule::OneNumber>,
};

extern const Measure byTwoNumbersMeasure;
const Measure byTwoNumbersMeasure{
    .id = "deductions.two-numbers",
    .title = "Deductions from two numbers",
    .unit = "cells",
    .sentence =
        "The cells that are deduced from two numbers, with the numbers near the hero shown.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = deducedBy<deduce::Rule::TwoNumbers>,
};

extern const Measure bySuppositionMeasure;
const Measure bySuppositionMeasure{
    .id = "deductions.supposition",
    .title = "Deductions by a supposition",
    .unit = "cells",
    .sentence =
        "The cells that are deduced by supposing a trap or none, with the numbers near the hero "
        "shown.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = deducedBy<deduce::Rule::Supposition>,
};

extern const Measure byPlacementsMeasure;
const Measure byPlacementsMeasure{
    .id = "deductions.all-placements",
    .title = "Deductions from all placements",
    .unit = "cells",
    .sentence =
        "The cells that are deduced by comparing all placements of traps, with the numbers near "
        "the hero shown.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = deducedBy<deduce::Rule::AllPlacements>,
};

}  // namespace mazeloom::analyse
