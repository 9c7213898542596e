// SPDX-License-Identifier: MIT
// Traps stand on walls of the hidden maze, so that aisles are never barred. Painted traps stay.
#include <array>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate::stage::traps {

namespace {

using grid::Index;
using level::Cell;
using trace::StepKind;

/// The stage that puts traps on the walls of the hidden maze (RULES.md G-15).
struct Traps {
    enum Parameter { Density };
};

constexpr std::array<std::string_view, 3> kAlgorithm{
    "Go through the cells that the hero can walk to and that are not aisles.",
    "Skip cells with a thing, and those painted to stay without a trap.",
    "Draw for each of the others, by the density, whether a trap stands there.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceTrap, 2},
};

constexpr std::array kParameters{
    ParameterInfo{"density", "Density",
                  "How many of a hundred walls of the hidden maze have a trap",
                  ParameterInfo::Type::Percent, 0, 100, 40},
};

/// Returns 1 if a trap may be put on the cell, else 0. `holders` is TerrainTable::itemHolders().
unsigned canBearTrap(const level::Map& map, const level::TerrainSet& holders, Index i) {
    const Cell cell = map.cells[i];
    constexpr unsigned kTaken =
        Cell::kAisle | Cell::kTrap | Cell::kCoin | Cell::kThing | Cell::kKept;
    const bool isForbidden = (map.marks[i] & level::kNoTrap) != 0;
    return unsigned{holders.contains(cell.terrain())} & unsigned{(cell.bits() & kTaken) == 0} &
           unsigned{!isForbidden};
}

template <typename Mode>
StageResult placeTraps(StageRun<Mode>& run) {
    const int density = run.parameter(Traps::Density);
    // Cells that the hero cannot walk to stay unchanged, if *reach* has marked the region.
    const auto hero = run.map.hero();
    const unsigned wanted = hero ? run.map.marks.at(*hero) & unsigned{level::kRegion} : 0u;
    const level::TerrainSet holders = run.map.terrains.itemHolders();
    forEachDrawn(
        run.map.cells, run.places, density,
        [&](Index i) {
            const unsigned isWanted = (run.map.marks[i] & wanted) == wanted;
            return isWanted & canBearTrap(run.map, holders, i);
        },
        [&](Index i) {
            run.write.begin(StepKind::PlaceTrap, i);
            run.write.set(i, run.map.cells[i].with(Cell::kTrap));
        });
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "traps",
    .title = "Traps",
    .summary = "Hides traps on the walls of the hidden maze.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = placeTraps<trace::NoRecording>,
    .record = placeTraps<trace::Recording>,
    .isOfAttempt = true,
};

}  // namespace mazeloom::generate::stage::traps
