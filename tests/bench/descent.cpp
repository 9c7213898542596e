// SPDX-License-Identifier: MIT
// The descent without a window: turns of a run, and rewinding.
#include <benchmark/benchmark.h>

#include <memory>
#include <utility>

#include "core/generate/generate.h"
#include "core/play/descent/runs/session.h"
#include "core/random/stream.h"
#include "tests/bench/figures.h"

namespace mazeloom::bench_descent {

using namespace play::descent;

/// Returns 30×18 cells of rooms and corridors, a rat in every third open cell, an immortal hero.
level::Pack crowded() {
    level::Level level;
    level.id = "crowd";
    level.ruleset = level::Ruleset::Descent;
    level.size = {30, 18};
    level.recipe = generate::findBuiltInRecipe("rooms-and-corridors")->recipe;
    const auto generated = generate::generate(level, {}, 1);
    level.recipe = {};
    level.paint.emplace(level.size);
    grid::Point first{-1, -1};
    int open = 0;
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const grid::Point at{x, y};
            level::Terrain terrain = generated->map.cells.at(at).terrain();
            if (!level::isWalkable(terrain)) terrain = level::Terrain::Wall;
            level.paint->at(at) = static_cast<level::Paint>(terrain);
            if (!level::isWalkable(terrain)) continue;
            level::Object object;
            object.at = at;
            object.kind = first.x < 0 ? level::ThingKind::Hero : level::ThingKind::Rat;
            if (first.x < 0) first = at;
            if (open++ % 3 == 0) level.objects.push_back(object);
        }
    }
    level.paint->at(first) = static_cast<level::Paint>(level::Terrain::StairsDown);
    level::Pack pack;
    pack.levels.push_back(std::move(level));
    pack.descent.otherFloors = "crowd";
    pack.descent.tables.heroHp = level::DescentTables::kMaxStat;
    return pack;
}

Session begin() {
    return std::move(*Session::begin(*Dungeon::of(crowded()), {}));
}

void turns(benchmark::State& state) {
    const Session session = begin();
    Engine engine(session.sharedDungeon());
    State run;
    random::Stream random(1);
    Happenings happenings;
    std::int64_t turns = 0;
    std::int64_t awake = 0;
    for (auto _ : state) {
        for (int i = 0; i < 1000; ++i) {
            // Restarts before all rats that came are dead.
            if (i % 50 == 0) run = session.state();
            happenings.clear();
            const std::int64_t before = run.turns;
            engine.press(run, keyOf(static_cast<grid::Direction>(random.below(4))), &happenings);
            turns += run.turns - before;
            for (const Happening& one : happenings)
                awake += one.what == What::MonsterStepped || one.what == What::MonsterHit;
            run.hero.hp = run.hero.mostHp;
        }
    }
    if (run.isOver()) state.SkipWithError("the run is over");
    if (awake < turns) state.SkipWithError("the monsters sleep");
    state.counters["turns_per_second"] =
        benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
    state.counters["monsters_a_turn"] = static_cast<double>(awake) / static_cast<double>(turns);
}

BENCHMARK(turns)->Name("descent/turns")->Repetitions(3);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"a headless descent, 30x18, monsters awake", "descent/turns",
                      "turns_per_second", "", 300'000, "/s", true});

}  // namespace mazeloom::bench_descent
