// SPDX-License-Identifier: MIT
// The whole temple recipe at 4096² cells, and moving through its trace.
#include <benchmark/benchmark.h>

#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "core/trace/timeline.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"
#include "tests/bench/stopwatch.h"

namespace mazeloom::bench_timeline {

level::Level temple() {
    const int side = bench::isSample() ? 512 : 4096;
    return bench::openTemple(side, {"shape", "hidden-maze", "reach", "traps", "coins"});
}

const std::shared_ptr<const trace::Trace>& templeTrace() {
    static const auto trace = generate::record(temple(), {}, 1).trace;
    return trace;
}

void generateTemple(benchmark::State& state) {
    const level::Level level = temple();
    for (auto _ : state)
        benchmark::DoNotOptimize(generate::generate(level, {}, 1));
}

void recordTemple(benchmark::State& state) {
    const level::Level level = temple();
    for (auto _ : state)
        benchmark::DoNotOptimize(generate::record(level, {}, 1));
}

void buildTimeline(benchmark::State& state) {
    const auto trace = templeTrace();
    for (auto _ : state) {
        const trace::Timeline timeline(trace);
        state.counters["MB"] = static_cast<double>(timeline.bytes()) / 1e6;
    }
    state.counters["steps"] = trace->stepCount();
    state.counters["bytes_per_step"] =
        static_cast<double>(trace->logBytes()) / static_cast<double>(trace->stepCount());
}

/// Measures the mean time, and as a counter the slowest seek, since the target is for any seek.
template <typename Target>
void seek(benchmark::State& state, const Target& target) {
    trace::Timeline timeline(templeTrace());
    random::Stream random(1);
    double slowest = 0;
    for (auto _ : state) {
        const trace::StepIndex to = target(timeline, random);
        const bench::Stopwatch watch;
        benchmark::DoNotOptimize(timeline.seek(to));
        const double time = watch.seconds();
        state.SetIterationTime(time);
        slowest = std::max(slowest, time);
    }
    state.counters["slowest_ms"] = slowest * 1e3;
}

void seekAnywhere(benchmark::State& state) {
    seek(state, [](const trace::Timeline& timeline, random::Stream& random) {
        return random.below(timeline.count() + 1);
    });
}

void seekOneStep(benchmark::State& state) {
    bool back = false;
    seek(state, [&](trace::Timeline& timeline, random::Stream& random) {
        if (!back) timeline.seek(1 + random.below(timeline.count()));
        back = !back;
        return back ? timeline.position() - 1 : timeline.position() + 1;
    });
}

BENCHMARK(generateTemple)->Name("temple/generate/4096")->Unit(benchmark::kMillisecond);
BENCHMARK(recordTemple)->Name("temple/record/4096")->Unit(benchmark::kMillisecond);
BENCHMARK(buildTimeline)->Name("timeline/build/4096")->Unit(benchmark::kMillisecond);
BENCHMARK(seekAnywhere)
    ->Name("timeline/anywhere/4096")
    ->UseManualTime()
    ->Iterations(300)
    ->Repetitions(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(seekOneStep)
    ->Name("timeline/one-step/4096")
    ->UseManualTime()
    ->Iterations(200)
    ->Repetitions(3)
    ->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure(
        {"the temple recipe, 4096x4096, recorded", "temple/record/4096", "", "", 2'000, "ms"}) &&
    bench::addFigure({"seek anywhere in its trace, the slowest of 300", "timeline/anywhere/4096",
                      "slowest_ms", "", 16, "ms"}) &&
    bench::addFigure({"a step on or back in it, the slowest of 200", "timeline/one-step/4096",
                      "slowest_ms", "", 1, "ms"});

}  // namespace mazeloom::bench_timeline
