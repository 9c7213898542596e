// SPDX-License-Identifier: MIT
// Fills rock with mazes that touch no other open cell, by one of the algorithms in
// core/generate/mazes.
#include <array>

#include "core/generate/mazes/parameters.h"

namespace mazeloom::generate::stage::maze {

namespace {

/// The parameters of the stage that fills the solid part of the map with perfect mazes
/// (RULES.md G-7).
constexpr std::array kParameters = mazes::parametersOf(
    mazes::choiceOf("backtracker"), 1, mazes::onlyFor({"backtracker", "local-tree"}));

template <typename Mode>
StageResult growMaze(StageRun<Mode>& run) {
    mazes::Settings settings = mazes::settingsOf(run.parameters);
    settings.origin = run.places.origin();
    mazes::Weaving<Mode> weaving{run.map, run.write, run.random, settings, run.watch};
    mazes::weaveMaze(weaving, run.parameters);
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "maze",
    .title = "Maze",
    .summary = "Fills what is still rock with winding corridors that touch nothing and never loop.",
    .algorithm = {},
    .steps = {},
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kPassages,
    .guarantees = kOpensByDoors | kDigsPassages,
    .run = growMaze<trace::NoRecording>,
    .record = growMaze<trace::Recording>,
    .worksInParts = true,
    .explanations = mazes::explanations,
};

}  // namespace mazeloom::generate::stage::maze
