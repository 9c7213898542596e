// SPDX-License-Identifier: MIT
// How much a player of a temple deduces from the numbers near the hero, and by which rules.
#include <cstdint>
#include <numeric>
#include <string_view>

#include "core/analyse/facts/measure.h"
#include "core/analyse/measures/temple/temple_facts.h"

namespace mazeloom::analyse {

namespace {

using NearFact = GradeFact<play::temple::Numbers::Near>;

/// Returns a measure that counts cells which can be deduced from the numbers near the hero.
constexpr Measure countOf(std::string_view id, std::string_view title, std::string_view sentence,
                          std::int64_t (*value)(const Subject& subject)) {
    return {.id = id,
            .title = title,
            .unit = "cells",
            .sentence = sentence,
            .needs = Needs::Temple,
            .cost = Cost::Dear,
            .value = value};
}

/// Returns the number of cells that are deduced by the rule kRule.
template <deduce::Rule kRule>
std::int64_t deducedBy(const Subject& subject) {
    return subject.fact<NearFact>().deduced[static_cast<std::size_t>(kRule)];
}

}  // namespace

extern const Measure deductionsMeasure;
const Measure deductionsMeasure = countOf(
    "deductions", "Deductions",
    "The cells that a player can deduce to be safe or to hold a trap, with the numbers near "
    "the hero shown.",
    [](const Subject& subject) {
        const auto& deduced = subject.fact<NearFact>().deduced;
        return std::accumulate(deduced.begin(), deduced.end(), std::int64_t{0});
    });

extern const Measure beyondOneNumberMeasure;
const Measure beyondOneNumberMeasure = countOf(
    "beyond-one-number", "Cells that need two numbers",
    "The cells that a player can deduce, but not from one number at a time, with the numbers "
    "near the hero shown.",
    [](const Subject& subject) { return subject.fact<NearFact>().beyondOneNumber; });

extern const Measure byOneNumberMeasure;
const Measure byOneNumberMeasure =
    countOf("deductions.one-number", "Deductions from one number",
            "The cells that are deduced from one number, with the numbers near the hero shown.",
            deducedBy<deduce::Rule::OneNumber>);

extern const Measure byTwoNumbersMeasure;
const Measure byTwoNumbersMeasure =
    countOf("deductions.two-numbers", "Deductions from two numbers",
            "The cells that are deduced from two numbers, with the numbers near the hero shown.",
            deducedBy<deduce::Rule::TwoNumbers>);

extern const Measure bySuppositionMeasure;
const Measure bySuppositionMeasure = countOf(
    "deductions.supposition", "Deductions by a supposition",
    "The cells that are deduced by supposing a trap or none, with the numbers near the hero "
    "shown.",
    deducedBy<deduce::Rule::Supposition>);

extern const Measure byPlacementsMeasure;
const Measure byPlacementsMeasure = countOf(
    "deductions.all-placements", "Deductions from all placements",
    "The cells that are deduced by comparing all placements of traps, with the numbers near "
    "the hero shown.",
    deducedBy<deduce::Rule::AllPlacements>);

}  // namespace mazeloom::analyse
