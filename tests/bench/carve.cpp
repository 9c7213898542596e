// SPDX-License-Identifier: MIT
// Carves a hidden maze: the stage with and without recording, compared with the reference.
#include <benchmark/benchmark.h>

#include "core/generate/stages/stages.h"
#include "core/level/level.h"
#include "core/trace/recorder.h"
#include "tests/bench/figures.h"
#include "tests/bench/reference.h"
#include "tests/bench/stopwatch.h"

namespace mazeloom::bench_carve {

level::Map openField(int side) {
    level::Map map(level::Ruleset::Temple, {side, side});
    map.cells.fill(level::Terrain::Floor);
    const grid::Point middle{side / 2, side / 2};
    map.cells.at(middle) = map.cells.at(middle).with(level::Cell::kThing);
    map.things.push_back({level::ThingKind::Hero, middle, 0});
    return map;
}

/// Returns the number of cell pairs carved from an open field.
double pairsOf(const level::Map& map) {
    double aisles = 0;
    for (level::Cell cell : map.cells.storage())
        aisles += cell.isAisle();
    return (aisles - 1) / 2;
}

template <typename Mode>
void carve(benchmark::State& state) {
    const level::Map field = openField(static_cast<int>(state.range(0)));
    const level::Level level;
    const level::FloorContext floor;
    const generate::Parameters parameters{0, 2, 100, 0, 50, 0, 0};
    std::vector<Problem> problems;
    std::uint64_t seed = 0;
    double pairs = 0;
    double steps = 0;
    double bytes = 0;
    double nanoseconds = 0;
    for (auto _ : state) {
        level::Map map = field;
        trace::Trace trace;
        random::Stream random(++seed);
        const auto run = [&](auto write, auto stage) {
            generate::StageRun<Mode> stageRun{
                map,  write, parameters, random,   random::Places(seed),
                seed, level, {},         problems, floor};
            const bench::Stopwatch watch;
            const bool good = stage(stageRun).has_value();
            const double seconds = watch.seconds();
            state.SetIterationTime(seconds);
            nanoseconds += seconds * 1e9;
            if (!good) state.SkipWithError("the stage failed");
        };
        if constexpr (Mode::kOn) {
            run(trace::MapWriter<Mode>(map, trace), generate::findStage("hidden-maze")->record);
        } else {
            run(trace::MapWriter<Mode>(map), generate::findStage("hidden-maze")->run);
        }
        pairs += pairsOf(map);
        steps = trace.stepCount();
        bytes = static_cast<double>(trace.logBytes());
    }
    state.counters["ns_per_pair"] = nanoseconds / pairs;
    if (Mode::kOn) state.counters["bytes_per_step"] = bytes / steps;
}

void reference(benchmark::State& state) {
    const int side = static_cast<int>(state.range(0));
    bench::ReferenceBacktracker maze(side, side);
    std::uint64_t seed = 0;
    double pairs = 0;
    double nanoseconds = 0;
    for (auto _ : state) {
        maze.clear();
        const bench::Stopwatch watch;
        pairs += static_cast<double>(maze.carve(side / 2, side / 2, ++seed));
        const double seconds = watch.seconds();
        state.SetIterationTime(seconds);
        nanoseconds += seconds * 1e9;
    }
    state.counters["ns_per_pair"] = nanoseconds / pairs;
}

// The 64² level fits into the nearest cache, the 4096² level into none.
constexpr int kSmall = 64;
constexpr int kLarge = 4096;

BENCHMARK(reference)
    ->Name("carve/reference")
    ->Arg(kSmall)
    ->Arg(kLarge)
    ->UseManualTime()
    ->Repetitions(5);
BENCHMARK(carve<trace::NoRecording>)
    ->Name("carve/off")
    ->Arg(kSmall)
    ->Arg(kLarge)
    ->UseManualTime()
    ->Repetitions(5);
BENCHMARK(carve<trace::Recording>)
    ->Name("carve/on")
    ->Arg(kSmall)
    ->Arg(kLarge)
    ->UseManualTime()
    ->Repetitions(5);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"hidden maze 64x64 against the reference", "carve/off/64", "ns_per_pair",
                      "carve/reference/64", 1.5, "x"}) &&
    bench::addFigure({"hidden maze 4096x4096 against the reference", "carve/off/4096",
                      "ns_per_pair", "carve/reference/4096", 1.5, "x"}) &&
    bench::addFigure(
        {"recorded against not, 64x64", "carve/on/64", "ns_per_pair", "carve/off/64", 3, "x"}) &&
    bench::addFigure({"recorded against not, 4096x4096", "carve/on/4096", "ns_per_pair",
                      "carve/off/4096", 3, "x"}) &&
    bench::addFigure({"the record's log, a step", "carve/on/4096", "bytes_per_step", "", 16, "B"});

}  // namespace mazeloom::bench_carve
