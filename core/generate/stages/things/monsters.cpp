// SPDX-License-Identifier: MIT
// Draws a floor's monsters by the weights of the pack's table, among the kinds that appear at the
// floor's depth.
#include <algorithm>
#include <array>
#include <cstdint>

#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/chamber_places.h"
#include "core/level/dwellers.h"

namespace mazeloom::generate::stage::monsters {

namespace {

/// The stage that puts monsters into rooms, more and stronger ones on deeper floors
/// (RULES.md G-26).
struct Monsters {
    enum Parameter { Percent };
};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "For each room other than the first: draw a number of monsters from 0 to 1 plus half the "
    "depth.",
    "Draw a floor cell off the room's outer ring without a monster; with none, leave the rest out.",
    "Draw a kind, by the pack's weights and those of the theme there, among those of this depth.",
    "Put the monster there.",
};

constexpr std::array kSteps{
    StepInfo{trace::StepKind::PlaceThing, 3},
};

constexpr std::array kParameters{
    percent("percent", "Number", "How many monsters there are, as a share of what is drawn", 0,
            1000, 100),
};

using Weights = std::array<std::int64_t, level::kMonsterKinds.size()>;

Weights weightsOf(const level::FloorContext& floor) {
    Weights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const level::Monster& monster = floor.tables.monsters[i];
        weights[i] = monster.minDepth <= floor.depth ? monster.weight : 0;
    }
    return weights;
}

/// Returns the weights multiplied by the factors of the cell's theme (RULES.md G-112.6).
Weights weightsAt(const level::Map& map, grid::Index cell, Weights weights) {
    if (const level::Theme* theme = map.themeOf(cell)) {
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] *= theme->factorOf(level::kMonsterKinds[i]);
    }
    return weights;
}

/// Draws the number of monsters; the fractional part is the probability of one more monster.
template <typename Mode>
std::int64_t drawCount(const StageRun<Mode>& run, random::Stream& random) {
    const std::int64_t drawn = random.between(0, 1 + run.floor.depth / 2);
    const std::int64_t hundredfold = drawn * run.parameter(Monsters::Percent);
    const bool oneMore = random.chance(static_cast<int>(hundredfold % 100));
    return hundredfold / 100 + (oneMore ? 1 : 0);
}

/// Places one monster, or nothing if the theme of the drawn cell excludes all kinds.
template <typename Mode>
void putOne(StageRun<Mode>& run, ChamberPlaces<Mode>& places, const Weights& weights,
            random::Stream& random) {
    const grid::Index cell = places.draw();
    const Weights here = weightsAt(run.map, cell, weights);
    if (std::ranges::all_of(here, [](std::int64_t weight) { return weight == 0; })) return;
    places.put(level::kMonsterKinds[random.weighted(here)], cell);
}

template <typename Mode>
StageResult placeMonsters(StageRun<Mode>& run) {
    const Weights weights = weightsOf(run.floor);
    if (std::ranges::all_of(weights, [](std::int64_t weight) { return weight == 0; })) return {};
    ChamberPlaces<Mode> places(run, [](level::ThingKind kind) { return !level::isItem(kind); });
    for (const Chamber& chamber : chambersOf(run.map, run.places.origin())) {
        if (chamber.hasMonsters) continue;
        places.enter(chamber);
        const int kept = keptIn(chamber, run.level, level::isMonster);
        random::Stream random = run.places.stream(chamber.area.topLeft());
        for (std::int64_t left = drawCount(run, random) - kept; left > 0 && !places.isFull();
             --left)
            putOne(run, places, weights, random);
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "monsters",
    .title = "Monsters",
    .summary = "Puts monsters into the rooms, more of them and worse ones the deeper the floor is.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = placeMonsters<trace::NoRecording>,
    .record = placeMonsters<trace::Recording>,
    .ruleset = level::Ruleset::Descent,
};

}  // namespace mazeloom::generate::stage::monsters
