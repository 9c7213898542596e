// SPDX-License-Identifier: MIT
// A heart is one more life (RULES.md T-4): one step on a trap is forgiven.
#include "core/generate/stages/things/hearts.h"

#include <array>

#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/aisle_places.h"

namespace mazeloom::generate::stage::hearts {

namespace {

constexpr Sentence kFewFit{
    "hearts-few-fit", "the min asks for %1 hearts and only %2 fit: lower it, or open more cells"};
constexpr std::array kSentences{kFewFit};

constexpr std::array<std::string_view, 3> kAlgorithm{
    "Go through the dry aisles; cells with a thing, a trap or a coin stay as they are.",
    "Draw how many hearts there are, and for each a cell that is left.",
    "Lay it down.",
};

constexpr std::array kSteps{
    StepInfo{trace::StepKind::PlaceThing, 2},
};

constexpr std::string_view kCounts = "How many";

constexpr std::array kParameters{
    number("min-count", "Min", "Minimum number of hearts", 0, 99, 1, kCounts),
    number("max-count", "Max", "Maximum number of hearts", 0, 99, 2, kCounts),
};

template <typename Mode>
StageResult layHearts(StageRun<Mode>& run) {
    AislePlaces<Mode> places(run);
    return placeOnAisles(run, places, level::ThingKind::Heart,
                         {Hearts::MinCount, Hearts::MaxCount, "count"}, kFewFit);
}

}  // namespace

extern const Stage kStage{
    .id = "hearts",
    .title = "Hearts",
    .summary = "Lays hearts in the aisles of the hidden maze.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = layHearts<trace::NoRecording>,
    .record = layHearts<trace::Recording>,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::hearts
