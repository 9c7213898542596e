// SPDX-License-Identifier: MIT
// The boss of the terminal roguelike: it stands in a room other than the first, and never returns
// after the hero has met it.
#include <algorithm>
#include <array>
#include <vector>

#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/chamber_places.h"
#include "core/level/dwellers.h"

namespace mazeloom::generate::stage::boss {

namespace {

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Nothing happens before the boss's first depth, or if the boss is already there.",
    "Draw, by the pack's chance, whether it is here.",
    "Draw a room other than the first, and in it a cell off the outer ring with nothing on it.",
    "Put the dread knight there.",
};

constexpr std::array kSteps{
    StepInfo{trace::StepKind::PlaceThing, 3},
};

template <typename Mode>
bool mayCome(const StageRun<Mode>& run) {
    return run.floor.mayHoldBoss && run.floor.depth >= run.floor.tables.boss.minDepth &&
           std::ranges::find(run.map.things, level::ThingKind::DreadKnight, &level::Thing::kind) ==
               run.map.things.end();
}

template <typename Mode>
StageResult placeBoss(StageRun<Mode>& run) {
    if (!mayCome(run) || !run.random.chance(run.floor.tables.bossChance)) return {};
    ChamberPlaces<Mode> places(run, [](level::ThingKind) { return true; });
    std::vector<Chamber> lairs;
    for (const Chamber& chamber : chambersOf(run.map, run.places.origin())) {
        places.enter(chamber);
        if (!chamber.hasMonsters && !places.isFull()) lairs.push_back(chamber);
    }
    if (lairs.empty()) return {};
    places.enter(*std::ranges::min_element(lairs, {}, [&](const Chamber& chamber) {
        return run.places.bits(chamber.area.topLeft());
    }));
    places.put(level::ThingKind::DreadKnight);
    return {};
}

}  // namespace

/// Puts the dread knight on some floors, until the run has met it (RULES.md G-24).
extern const Stage kStage{
    .id = "boss",
    .title = "Boss",
    .summary = "Puts the dread knight into one of the rooms, on few floors.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = {},
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = placeBoss<trace::NoRecording>,
    .record = placeBoss<trace::Recording>,
    .ruleset = level::Ruleset::Descent,
};

}  // namespace mazeloom::generate::stage::boss
