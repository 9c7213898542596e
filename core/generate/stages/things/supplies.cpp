// SPDX-License-Identifier: MIT
// Places items that open a way where there is none: TNT and grenades for the hero's pack
// (RULES.md T-9).
#include "core/generate/stages/things/supplies.h"

#include <array>

#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/aisle_places.h"

namespace mazeloom::generate::stage::supplies {

namespace {

constexpr Sentence kFewTntFit{
    "supplies-few-tnt",
    "the min asks for %1 TNT charges and only %2 fit: lower it, or open more cells"};
constexpr Sentence kFewGrenadesFit{
    "supplies-few-grenades",
    "the min asks for %1 grenades and only %2 fit: lower it, or open more cells"};
constexpr std::array kSentences{kFewTntFit, kFewGrenadesFit};

constexpr std::array<std::string_view, 3> kAlgorithm{
    "Go through the dry aisles; cells with a thing, a trap or a coin stay as they are.",
    "Draw how much TNT and how many grenades there are, and for each a cell that is left.",
    "Lay it down, TNT first.",
};

constexpr std::array kSteps{
    StepInfo{trace::StepKind::PlaceThing, 2},
};

constexpr std::string_view kTnt = "TNT";
constexpr std::string_view kGrenades = "Grenades";

constexpr std::array kParameters{
    number("min-tnt", "Min", "Minimum number of TNT charges", 0, 99, 1, kTnt),
    number("max-tnt", "Max", "Maximum number of TNT charges", 0, 99, 2, kTnt),
    number("min-grenades", "Min", "Minimum number of grenades", 0, 99, 1, kGrenades),
    number("max-grenades", "Max", "Maximum number of grenades", 0, 99, 3, kGrenades),
};

template <typename Mode>
StageResult laySupplies(StageRun<Mode>& run) {
    AislePlaces<Mode> places(run);
    const StageResult laid = placeOnAisles(run, places, level::ThingKind::Tnt,
                                           {Supplies::MinTnt, Supplies::MaxTnt, "tnt"}, kFewTntFit);
    if (!laid) return laid;
    return placeOnAisles(run, places, level::ThingKind::Grenade,
                         {Supplies::MinGrenades, Supplies::MaxGrenades, "grenades"},
                         kFewGrenadesFit);
}

}  // namespace

extern const Stage kStage{
    .id = "supplies",
    .title = "Supplies",
    .summary = "Lays TNT and grenades in the aisles of the hidden maze.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = laySupplies<trace::NoRecording>,
    .record = laySupplies<trace::Recording>,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::supplies
