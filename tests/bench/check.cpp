// SPDX-License-Identifier: MIT
// The rules of design as they run after every edit, on levels with things, paths and painted traps.
#include <benchmark/benchmark.h>

#include "core/check/check.h"
#include "core/random/stream.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_check {

/// Returns a temple in which, of a hundred cells, `walls` are solid and one has a painted trap.
level::Level busyTemple(int side, int walls) {
    random::Stream random(1);
    level::Level level =
        bench::openTemple(side, {"shape", "hidden-maze", "reach", "traps", "coins"});
    for (int y = 0; y < side; ++y) {
        for (level::Paint& cell : level.paint->row(y)) {
            if (random.chance(walls)) {
                cell = static_cast<level::Paint>(level::Terrain::Wall);
            } else if (random.chance(1)) {
                cell = level::marked(cell, level::PaintMark::Trap);
            }
        }
    }
    for (int i = 0; i < 200; ++i) {
        level::Object object;
        object.kind = i % 5 == 0 ? level::ThingKind::Emitter : level::ThingKind::Heart;
        object.at = bench::anywhere(random, side);
        level.objects.push_back(object);
    }
    bench::addBugs(level, random, 100, 4);
    return level;
}

void checkLevel(benchmark::State& state) {
    const level::Level level =
        busyTemple(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    for (auto _ : state) {
        const auto findings = check::checkLevel(level, {});
        benchmark::DoNotOptimize(findings.data());
    }
}

BENCHMARK(checkLevel)
    ->Name("check/level")
    ->Args({256, 10})
    ->Args({512, 10})
    ->Args({4096, 10})
    ->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure(
        {"all rules on a busy 256x256 level", "check/level/256/10", "", "", 4, "ms"}) &&
    bench::addFigure(
        {"all rules on a busy 512x512 level", "check/level/512/10", "", "", 16, "ms"}) &&
    bench::addFigure({"all rules on a busy 4096x4096 level, off the window's thread",
                      "check/level/4096/10", "", "", 500, "ms"});

}  // namespace mazeloom::bench_check
