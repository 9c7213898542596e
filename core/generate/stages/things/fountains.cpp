// SPDX-License-Identifier: MIT
// Fountains enchant a weapon (RULES.md D-12). Handcrafted rooms stay as drawn.
#include <array>

#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/chamber_places.h"

namespace mazeloom::generate::stage::fountains {

namespace {

constexpr std::array<std::string_view, 3> kAlgorithm{
    "For each room other than the first: draw, by the pack's chance, whether it has a fountain.",
    "Draw a floor cell off the room's outer ring without stairs or things; with none, leave it "
    "out.",
    "Let the fountain spring there.",
};

constexpr std::array kSteps{
    StepInfo{trace::StepKind::PlaceFountain, 2},
};

bool hasKeptFountain(const level::Map& map, const Chamber& chamber) {
    const grid::Rect& area = chamber.area;
    for (int y = area.y; y <= area.bottom(); ++y) {
        for (int x = area.x; x <= area.right(); ++x) {
            const level::Cell cell = map.cells.at({x, y});
            if (cell.isKept() && cell.terrain() == level::Terrain::Fountain) return true;
        }
    }
    return false;
}

template <typename Mode>
StageResult placeFountains(StageRun<Mode>& run) {
    ChamberPlaces<Mode> places(
        run, [](level::ThingKind) { return true; }, true);
    for (const Chamber& chamber : chambersOf(run.map, run.places.origin())) {
        if (!run.places.chance(chamber.area.topLeft(), run.floor.tables.fountainChance)) continue;
        if (hasKeptFountain(run.map, chamber)) continue;
        places.enter(chamber);
        if (places.isFull()) continue;
        const grid::Index cell = places.draw();
        run.write.begin(trace::StepKind::PlaceFountain, cell);
        run.write.set(cell, run.map.cells[cell].with(level::Terrain::Fountain));
    }
    return {};
}

}  // namespace

/// Puts fountains into some rooms (RULES.md G-25).
extern const Stage kStage{
    .id = "fountains",
    .title = "Fountains",
    .summary = "Lets fountains spring in some of the rooms.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = {},
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = placeFountains<trace::NoRecording>,
    .record = placeFountains<trace::Recording>,
    .ruleset = level::Ruleset::Descent,
};

}  // namespace mazeloom::generate::stage::fountains
