// SPDX-License-Identifier: MIT
// The maze that the player never sees: traps will stand on its walls and coins lie in its aisles,
// so every coin can be reached, whatever the level's shape.
#include <array>
#include <cstdint>
#include <optional>

#include "core/generate/stage/stage.h"
#include "core/generate/stages/layout/hero_start.h"
#include "core/generate/stages/layout/hidden_walk.h"
#include "core/grid/point_text.h"

namespace mazeloom::generate::stage::hidden_maze {

namespace {

using grid::Index;
using grid::Point;
using level::Cell;
using trace::StepKind;

/// Weaves a maze that the player never sees through the open cells (RULES.md G-13).
struct HiddenMaze {
    enum Parameter { Step };
};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Start at the hero's cell: it is the first aisle.",
    "See in which directions the cells ahead are open and not yet carved.",
    "Carve an aisle that way; where several are free, draw one.",
    "Dead end: go back to the cell before and look again, until nothing is left.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceHero, 0},
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::Carve, 2},
    StepInfo{StepKind::Backtrack, 3},
};

constexpr std::array kParameters{
    ParameterInfo{"step", "Step",
                  "Cells carved at a time; with 2 every cell at an even offset from the hero is an "
                  "aisle, 1 has no such pattern",
                  ParameterInfo::Type::Number, 1, 2, 2},
};

template <typename Mode>
tl::expected<Point, Problem> heroCell(StageRun<Mode>& run) {
    if (const auto hero = run.map.hero()) {
        const Cell cell = run.map.cells.at(*hero);
        if (!cell.isWalkable()) {
            return failure("the hero's start " + grid::textOf(*hero) + " is " +
                               std::string(level::name(cell.terrain())) +
                               ": move the hero to an open cell",
                           hero);
        }
        if (cell.isTrap()) {
            return failure((cell.isKept() ? "a kept trap is on the hero's start "
                                          : "a trap is painted on the hero's start ") +
                               grid::textOf(*hero) + ": remove the trap or move the hero",
                           hero);
        }
        if (cell.isKept() && !cell.isAisle()) {
            return failure("the hero's start " + grid::textOf(*hero) +
                               " is kept and no aisle: let it go or move the hero",
                           hero);
        }
        return *hero;
    }
    if (run.level.paint) {
        return failure("the level has no hero: place the hero's start on an open cell");
    }
    const auto start = startInTheMiddle(run.map);
    if (!start)
        return failure("no cell is open for the hero: open some with a stage before this one");
    run.write.begin(StepKind::PlaceHero, run.map.cells.index(*start));
    run.write.place({level::ThingKind::Hero, *start, -1});
    return *start;
}

template <typename Mode>
StageResult weaveHiddenMaze(StageRun<Mode>& run) {
    const auto hero = heroCell(run);
    if (!hero) return tl::unexpected(hero.error());
    const Index start = run.map.cells.index(*hero);
    run.write.begin(StepKind::Start, start);
    run.write.set(start, run.map.cells[start].with(Cell::kAisle));
    HiddenWalk<Mode> walk(run.map, run.write, run.random);
    if (run.parameter(HiddenMaze::Step) == 1) {
        walk.template weave<1>(start);
    } else {
        walk.template weave<2>(start);
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "hidden-maze",
    .title = "Hidden maze",
    .summary = "Weaves a maze through the open cells that the player never sees.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kHiddenMaze,
    .guarantees = kSameCellsOpen,
    .run = weaveHiddenMaze<trace::NoRecording>,
    .record = weaveHiddenMaze<trace::Recording>,
    .isOfAttempt = true,
};

}  // namespace mazeloom::generate::stage::hidden_maze
