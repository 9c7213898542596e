// SPDX-License-Identifier: MIT
// What can be known of temples, of whose numbers those near the hero are shown.
#include <benchmark/benchmark.h>

#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_deduce {

using namespace analyse::deduce;

void close(benchmark::State& state) {
    const level::Level level = bench::openTemple(
        static_cast<int>(state.range(0)), {"shape", "hidden-maze", "reach", "traps", "coins"});
    std::vector<Board> boards;
    for (std::uint64_t seed = 1; boards.size() < 16; ++seed) {
        const auto generated = generate::generate(level, {}, seed);
        if (generated) boards.push_back(Board::of(generated->map, level.objectives).value());
    }
    std::size_t next = 0;
    std::size_t lines = 0;
    for (auto _ : state) {
        const Closure closure =
            closureOf(boards[next++ % boards.size()], play::temple::Numbers::Near);
        lines += closure.certificate.lines().size();
    }
    // A board of which nothing is known is closed at once, and tells nothing of the time.
    state.counters["cells"] =
        benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kAvgIterations);
}

BENCHMARK(close)->Name("closure/near")->Arg(64)->Arg(256)->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"what can be known, near, 64x64", "closure/near/64", "", "", 5, "ms"}) &&
    bench::addFigure({"the same, 256x256", "closure/near/256", "", "", 100, "ms"});

}  // namespace mazeloom::bench_deduce
