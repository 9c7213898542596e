// SPDX-License-Identifier: MIT
// Traps stand on the walls of the hidden maze, so no way along its aisles is ever barred.
// Painted traps stay where they are.
#include <array>
#include <vector>

#include "core/generate/stage/cells.h"
#include "core/generate/stage/stage.h"

namespace mazeloom::generate::stage::traps {

namespace {

using grid::Index;
using level::Cell;
using trace::StepKind;

/// Puts traps on the walls of the hidden maze (RULES.md G-15).
struct Traps {
    enum Parameter { Density };
};

constexpr std::array<std::string_view, 3> kAlgorithm{
    "Go through the cells that the hero can walk to and that are no aisles.",
    "Pass over cells with a thing, and those painted to stay without a trap.",
    "Draw for each of the others, by the density, whether a trap stands there.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceTrap, 2},
};

constexpr std::array kParameters{
    ParameterInfo{"density", "Density",
                  "How many of a hundred walls of the hidden maze bear a trap",
                  ParameterInfo::Type::Percent, 0, 100, 40},
};

/// 1 or 0. `holders` are TerrainTable::itemHolders().
unsigned canBearTrap(const level::Map& map, std::uint64_t holders, Index i) {
    const Cell cell = map.cells[i];
    constexpr unsigned kTaken =
        Cell::kAisle | Cell::kTrap | Cell::kCoin | Cell::kThing | Cell::kKept;
    const bool isForbidden = (map.marks[i] & level::kNoTrap) != 0;
    return unsigned{level::detail::contains(holders, cell.terrain())} &
           unsigned{(cell.bits() & kTaken) == 0} & unsigned{!isForbidden};
}

template <typename Mode>
StageResult placeTraps(StageRun<Mode>& run) {
    const int density = run.parameter(Traps::Density);
    // What the hero cannot walk to stays as it is, once *reach* has found that out.
    const auto hero = run.map.hero();
    const unsigned wanted = hero ? run.map.marks.at(*hero) & unsigned{level::kRegion} : 0u;
    const std::uint64_t holders = run.map.terrains.itemHolders();
    // Row by row, and without a branch: neither an aisle nor a draw can be foretold.
    std::vector<int> places(static_cast<std::size_t>(run.map.cells.width()));
    for (int y = 0; y < run.map.cells.height(); ++y) {
        const Index first = run.map.cells.index({0, y});
        const auto cellAt = [&](int x) { return first + static_cast<Index>(x); };
        std::size_t count = 0;
        for (int x = 0; x < run.map.cells.width(); ++x) {
            const unsigned isWanted = (run.map.marks[cellAt(x)] & wanted) == wanted;
            places[count] = x;
            count += isWanted & canBearTrap(run.map, holders, cellAt(x));
        }
        std::size_t drawn = 0;
        for (std::size_t k = 0; k < count; ++k) {
            const int x = places[k];
            places[drawn] = x;
            drawn += run.places.chance({x, y}, density) ? 1u : 0u;
        }
        for (std::size_t k = 0; k < drawn; ++k) {
            const Index i = cellAt(places[k]);
            run.write.begin(StepKind::PlaceTrap, i);
            run.write.set(i, run.map.cells[i].with(Cell::kTrap));
        }
    }
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
