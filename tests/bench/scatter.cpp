// SPDX-License-Identifier: MIT
// Scatters objects of the pack's own kinds over a large level while keeping minimum distances.
#include <benchmark/benchmark.h>

#include <memory>

#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_scatter {

void scatter(benchmark::State& state) {
    level::Level level = bench::openTemple(static_cast<int>(state.range(0)), {"scatter"});
    level.recipe.stages[0].parameters = {{"density", std::int64_t{20}},
                                         {"from-walls", std::int64_t{2}},
                                         {"from-hero", std::int64_t{20}},
                                         {"apart", state.range(1)}};
    level::OwnKind chest;
    chest.id = "chest";
    generate::Options options;
    options.kinds = std::make_shared<const level::OwnKinds>(level::OwnKinds{chest});
    for (auto _ : state) {
        const auto made = generate::generate(level, {}, 1, options);
        benchmark::DoNotOptimize(made->map.things.data());
    }
}

BENCHMARK(scatter)
    ->Name("scatter")
    ->Args({1024, 3})
    ->Args({1024, 100})
    ->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures = bench::addFigure({"scatter over 1024x1024 cells, 3 apart",
                                                         "scatter/1024/3", "", "", 100, "ms"}) &&
                                       bench::addFigure({"scatter over 1024x1024 cells, 100 apart",
                                                         "scatter/1024/100", "", "", 100, "ms"});

}  // namespace mazeloom::bench_scatter
