// SPDX-License-Identifier: MIT
// Coins lie in the aisles of the hidden maze, so each can be collected without stepping on a trap.
// Painted coins stay where they are.
#include "core/generate/stages/things/coins.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/ranking.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate::stage::coins {

namespace {

using grid::Index;
using level::Cell;
using trace::StepKind;

constexpr Sentence kFewFit{"coins-few-fit",
                           "count asks for %1 coins and only %2 fit: lower it, or open more cells"};
constexpr Sentence kFewFitBesideKept{
    "coins-few-beside-pinned",
    "count asks for %1 coins and only %2 fit beside the pinned cells: lower it, or unpin cells"};
constexpr std::array kSentences{kFewFit, kFewFitBesideKept};

constexpr std::array<std::string_view, 3> kAlgorithm{
    "Go through the aisles; the hero's cell and cells with a thing stay free.",
    "Draw for each whether a coin lies there, by the density or by the count.",
    "Lay the coin down. Painted coins are kept, and are counted.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceCoin, 2},
};

constexpr std::array kParameters{
    ParameterInfo{"count", "Count",
                  "How many coins there are, painted ones included; 0 leaves it to the density",
                  ParameterInfo::Type::Number, 0, 1'000'000, 0},
    ParameterInfo{"density", "Density", "How many of a hundred aisle cells have a coin",
                  ParameterInfo::Type::Percent, 0, 100, 15},
};

bool canBearCoin(Cell cell) {
    return holdsItems(cell) && cell.isAisle() && !cell.hasCoin();
}

template <typename Mode>
void layCoin(StageRun<Mode>& run, Index i) {
    run.write.begin(StepKind::PlaceCoin, i);
    run.write.set(i, run.map.cells[i].with(Cell::kCoin));
}

template <typename Mode>
void layByDensity(StageRun<Mode>& run) {
    const int density = run.parameter(Coins::Density);
    const level::TerrainSet holders = run.map.terrains.itemHolders();
    const auto canBear = [&](Index i) {
        const Cell cell = run.map.cells[i];
        constexpr unsigned kLooked = Cell::kAisle | Cell::kCoin | Cell::kThing | Cell::kKept;
        return unsigned{holders.contains(cell.terrain())} &
               unsigned{(cell.bits() & kLooked) == Cell::kAisle};
    };
    forEachDrawn(run.map.cells, run.places, density, canBear, [&](Index i) { layCoin(run, i); });
}

template <typename Mode>
StageResult layByCount(StageRun<Mode>& run) {
    const auto asked = static_cast<std::uint32_t>(run.parameter(Coins::Count));
    std::uint32_t painted = 0;
    forEachCell(run.map.cells, [&](Index i) { painted += run.map.cells[i].hasCoin(); });
    Ranking ranking(run.map.cells, run.places, run.watch,
                    [&](Index i) { return canBearCoin(run.map.cells[i]); });
    const auto room = static_cast<std::uint32_t>(ranking.left());
    if (asked > painted + room && run.level.kept.cells.isEmpty()) {
        return failure(kFewFit, {asked, painted + room});
    }
    std::uint32_t missing = asked - std::min(asked, painted);
    if (missing > room) {
        warn(run, kFewFitBesideKept, {asked, painted + room},
             run.level.kept.cells.bounds().topLeft());
        missing = room;
    }
    for (; missing > 0; --missing)
        layCoin(run, ranking.next());
    return {};
}

template <typename Mode>
StageResult placeCoins(StageRun<Mode>& run) {
    if (run.parameter(Coins::Count) > 0) return layByCount(run);
    layByDensity(run);
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "coins",
    .title = "Coins",
    .summary = "Lays coins in the aisles of the hidden maze.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = placeCoins<trace::NoRecording>,
    .record = placeCoins<trace::Recording>,
    .isOfAttempt = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::coins
