// SPDX-License-Identifier: MIT
// Mazes per second: each algorithm on the lattice of a level of 65 × 65 cells.
#include <benchmark/benchmark.h>

#include <string>

#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_mazes {

void weave(benchmark::State& state, const std::string& algorithm) {
    level::Level level = bench::rock({65, 65}, {"maze"});
    level.recipe.stages.front().parameters = {{"algorithm", algorithm}, {"step", std::int64_t{2}}};
    const auto recipe = generate::prepare(level.recipe, false);
    if (!recipe) {
        state.SkipWithError(recipe.error().describe().c_str());
        return;
    }
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(generate::generate(level, *recipe, {}, ++seed));
    state.counters["mazes_per_s"] =
        benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
}

/// Returns the target for a level's whole generation: 40,000 for algorithms that only look at
/// nearby cells. Kruskal looks up every wall in sets, in random order; the local tree compares all
/// walls in about five rounds; random walks go on until they hit the maze.
double targetOf(std::string_view id) {
    if (id == "aldous-broder") return 10'000;
    if (id == "wilson") return 15'000;
    if (id == "kruskal" || id == "local-tree") return 30'000;
    return 40'000;
}

[[maybe_unused]] const bool kRegistered = [] {
    for (const std::string_view id : generate::mazes::kAlgorithmIds) {
        const std::string algorithm(id);
        const std::string name = "maze/" + algorithm;
        benchmark::RegisterBenchmark(name.c_str(), weave, algorithm)->Repetitions(3);
        bench::addFigure(
            {"maze 65x65, " + algorithm, name, "mazes_per_s", "", targetOf(id), "/s", true});
    }
    return true;
}();

}  // namespace mazeloom::bench_mazes
