// SPDX-License-Identifier: MIT
// Whole levels per second: rooms and maze, rooms and corridors, accretion, caves, lakes, binary
// space partition, districts, chains of vaults, themes; locks are measured alone.
#include <cstdint>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/generate/generate.h"
#include "core/generate/stages/layout/rooms.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_layout {

void levels(benchmark::State& state, const level::Level& level, std::int64_t attempts) {
    auto recipe = generate::prepare(level.recipe, false);
    if (!recipe) {
        state.SkipWithError(recipe.error().describe().c_str());
        return;
    }
    for (generate::ReadyStage& stage : recipe->stages) {
        if (stage.stage->id == "rooms") stage.parameters[generate::Rooms::Attempts] = attempts;
    }
    std::uint64_t seed = 0;
    for (auto _ : state) {
        const auto generated = generate::generate(level, *recipe, {}, ++seed);
        if (!generated) state.SkipWithError(generated.error().describe().c_str());
        benchmark::DoNotOptimize(generated);
    }
    state.counters["levels_per_s"] =
        benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
}

void roomsAndMaze(benchmark::State& state) {
    const int side = static_cast<int>(state.range(0));
    levels(state, bench::rock({side, side}, {"rooms", "maze", "doors", "dead-ends", "unite"}),
           state.range(1));
}

void corridors(benchmark::State& state) {
    levels(state, bench::rock({80, 50}, {"corridors"}), 0);
}

void accretion(benchmark::State& state) {
    levels(state, bench::rock({80, 50}, {"accretion"}), 0);
}

void caves(benchmark::State& state) {
    levels(state, bench::rock({80, 50}, {"caves"}), 0);
}

void lakes(benchmark::State& state) {
    levels(state, bench::rock({80, 50}, {"caves", "lakes"}), 0);
}

void bsp(benchmark::State& state) {
    levels(state, bench::rock({80, 50}, {"bsp"}), 0);
}

/// Measures the stage alone, on copies of the same floors.
void locks(benchmark::State& state) {
    const level::Level floor =
        bench::rock({65, 65}, {"rooms", "maze", "doors", "dead-ends", "unite", "stairs"});
    const level::Level locked = bench::rock({65, 65}, {"rooms", "locks"});
    const auto recipe = generate::prepare(locked.recipe, false);
    if (!recipe) {
        state.SkipWithError(recipe.error().describe().c_str());
        return;
    }
    const generate::ReadyStage& stage = recipe->stages.back();
    std::vector<level::Map> maps;
    for (std::uint64_t seed = 1; seed <= 64; ++seed) {
        auto made = generate::generate(floor, {}, seed);
        if (made) maps.push_back(std::move(made->map));
    }
    std::uint64_t seed = 0;
    for (auto _ : state) {
        ++seed;
        level::Map map = maps[seed % maps.size()];
        trace::MapWriter<trace::NoRecording> writer(map);
        random::Stream random(seed, 1);
        std::vector<Problem> problems;
        const level::FloorContext context;
        generate::StageRun<trace::NoRecording> run{.map = map,
                                                   .write = writer,
                                                   .parameters = stage.parameters,
                                                   .random = random,
                                                   .places = random::stagePlaces(seed, "locks", 0),
                                                   .seed = seed,
                                                   .level = locked,
                                                   .rooms = {},
                                                   .problems = problems,
                                                   .floor = context};
        if (const auto done = stage.stage->run(run); !done)
            state.SkipWithError(done.error().describe().c_str());
        benchmark::DoNotOptimize(map);
    }
    state.counters["levels_per_s"] =
        benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK(locks)->Name("locks")->Repetitions(3);

void light(benchmark::State& state) {
    levels(state, bench::rock({80, 50}, {"caves", "light"}), 0);
}

/// Three to eight halls in a row, each joined to the previous one by a door.
void vaultChain(benchmark::State& state) {
    level::Level level = bench::rock({80, 50}, {"vault-chain"});
    level.recipe.stages[0].parameters["grammar"] = std::string("hall hall hall+");
    level::Room hall;
    hall.id = "hall";
    hall.cells = grid::Grid<level::Terrain>({9, 7}, level::Terrain::Wall);
    for (int y = 1; y < 6; ++y) {
        for (int x = 1; x < 8; ++x)
            hall.cells.at({x, y}) = level::Terrain::Floor;
    }
    hall.tags = {"hall"};
    hall.max = 20;
    const std::vector<level::Room> rooms{hall};
    std::uint64_t seed = 0;
    for (auto _ : state) {
        const auto generated = generate::generate(level, rooms, ++seed);
        if (!generated) state.SkipWithError(generated.error().describe().c_str());
        benchmark::DoNotOptimize(generated);
    }
    state.counters["levels_per_s"] =
        benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
}

void themes(benchmark::State& state) {
    levels(state, bench::rock({65, 65}, {"rooms", "maze", "doors", "dead-ends", "unite", "themes"}),
           64);
}

void districts(benchmark::State& state) {
    levels(state, bench::rock({80, 50}, {"districts"}), 0);
}

BENCHMARK(roomsAndMaze)->Name("rooms-and-maze")->Args({65, 64})->Repetitions(3);
BENCHMARK(roomsAndMaze)
    ->Name("rooms-and-maze")
    ->Args({1025, 16'000})
    ->Repetitions(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(corridors)->Name("corridors")->Repetitions(3);
BENCHMARK(accretion)->Name("accretion")->Repetitions(3);
BENCHMARK(caves)->Name("caves")->Repetitions(3);
BENCHMARK(lakes)->Name("lakes")->Repetitions(3);
BENCHMARK(bsp)->Name("bsp")->Repetitions(3);
BENCHMARK(light)->Name("light")->Repetitions(3);
BENCHMARK(vaultChain)->Name("vault-chain")->Repetitions(3);
BENCHMARK(themes)->Name("themes")->Repetitions(3);
BENCHMARK(districts)->Name("districts")->Repetitions(3);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"rooms, maze, doors, dead ends, unite: 65x65", "rooms-and-maze/65/64",
                      "levels_per_s", "", 20'000, "/s", true}) &&
    bench::addFigure(
        {"the same, 1025x1025, 16,000 attempts", "rooms-and-maze/1025/16000", "", "", 60, "ms"}) &&
    bench::addFigure(
        {"rooms and corridors: 80x50", "corridors", "levels_per_s", "", 100'000, "/s", true}) &&
    bench::addFigure({"accretion: 80x50", "accretion", "levels_per_s", "", 5'000, "/s", true}) &&
    bench::addFigure(
        {"locks and keys alone: 65x65", "locks", "levels_per_s", "", 2'000, "/s", true}) &&
    bench::addFigure({"caves: 80x50", "caves", "levels_per_s", "", 20'000, "/s", true}) &&
    bench::addFigure(
        {"caves with lakes: 80x50", "lakes", "levels_per_s", "", 10'000, "/s", true}) &&
    bench::addFigure(
        {"binary space partition: 80x50", "bsp", "levels_per_s", "", 10'000, "/s", true}) &&
    bench::addFigure({"caves with light: 80x50", "light", "levels_per_s", "", 8'000, "/s", true}) &&
    bench::addFigure(
        {"a chain of vaults: 80x50", "vault-chain", "levels_per_s", "", 50'000, "/s", true}) &&
    bench::addFigure(
        {"rooms and maze with themes: 65x65", "themes", "levels_per_s", "", 5'000, "/s", true}) &&
    bench::addFigure({"five districts: 80x50", "districts", "levels_per_s", "", 2'000, "/s", true});

}  // namespace mazeloom::bench_layout
