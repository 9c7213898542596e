// SPDX-License-Identifier: MIT
// The maze that the player never sees: traps will stand on its walls and coins lie in its aisles,
// so every coin can be reached, whatever the level's shape.
#include <array>
#include <string>

#include "core/generate/mazes/parameters.h"
#include "core/generate/stage/stage.h"
#include "core/generate/stages/layout/hero_start.h"
#include "core/grid/point_text.h"

namespace mazeloom::generate::stage::hidden_maze {

namespace {

using grid::Point;
using level::Cell;
using trace::StepKind;

/// Weaves a maze that the player never sees through the open cells (RULES.md G-13).
constexpr std::array kParameters =
    mazes::parametersOf(mazes::choiceOf("local-tree"), 2, mazes::onlyFor({"local-tree"}));

template <typename Mode>
tl::expected<Point, Problem> heroCell(StageRun<Mode>& run) {
    if (const auto hero = run.map.hero()) {
        const Cell cell = run.map.cells.at(*hero);
        if (!cell.isWalkable()) {
            return failure("the hero's start " + grid::textOf(*hero) + " is " +
                               run.map.terrains.name(cell.terrain()) +
                               ": move the hero to an open cell",
                           hero);
        }
        if (cell.isTrap()) {
            return failure((cell.isKept() ? "a pinned trap is on the hero's start "
                                          : "a trap is painted on the hero's start ") +
                               grid::textOf(*hero) + ": remove the trap or move the hero",
                           hero);
        }
        if (cell.isKept() && !cell.isAisle()) {
            return failure("the hero's start " + grid::textOf(*hero) +
                               " is pinned and no aisle: unpin it or move the hero",
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
    mazes::Settings settings = mazes::settingsOf(run.parameters);
    settings.isHidden = true;
    settings.start = run.map.cells.index(*hero);
    mazes::Weaving<Mode> weaving{run.map, run.write, run.random, settings};
    mazes::weaveMaze(weaving, run.parameters);
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "hidden-maze",
    .title = "Hidden maze",
    .summary = "Weaves a maze through the open cells that the player never sees.",
    .algorithm = {},
    .steps = {},
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kHiddenMaze,
    .guarantees = kSameCellsOpen,
    .run = weaveHiddenMaze<trace::NoRecording>,
    .record = weaveHiddenMaze<trace::Recording>,
    .isOfAttempt = true,
    .explanations = mazes::explanationsWithHero,
};

}  // namespace mazeloom::generate::stage::hidden_maze
