// SPDX-License-Identifier: MIT
// The time to compute the deducible facts that a designer sees, and a player's hints, on the levels
// of tests/bench/analyse/deduce.cpp.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "core/analyse/explain/hint.h"
#include "core/analyse/explain/known_map.h"
#include "core/generate/generate.h"
#include "core/play/temple/engine.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_explain {

using namespace analyse::explain;
using play::temple::Numbers;

std::vector<level::Map> mapsOf(const level::Level& level) {
    std::vector<level::Map> maps;
    for (std::uint64_t seed = 1; maps.size() < 8; ++seed) {
        auto generated = generate::generate(level, {}, seed);
        if (generated) maps.push_back(std::move(generated->map));
    }
    return maps;
}

level::Level templeOf(std::int64_t side) {
    return bench::openTemple(static_cast<int>(side),
                             {"shape", "hidden-maze", "reach", "traps", "coins"});
}

void explainAll(benchmark::State& state) {
    const std::vector<level::Map> maps = mapsOf(templeOf(state.range(0)));
    std::size_t next = 0;
    std::size_t unknown = 0;
    for (auto _ : state) {
        const level::Map& map = maps[next++ % maps.size()];
        const auto known = KnownMap::of(map, Numbers::Near);
        if (!known) {
            state.SkipWithError("nothing can be deduced");
            return;
        }
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x)
                unknown += known->permilleAt(map.cells.index({x, y})) != 0 ? 1 : 0;
        }
    }
    state.counters["unknown"] =
        benchmark::Counter(static_cast<double>(unknown), benchmark::Counter::kAvgIterations);
}

BENCHMARK(explainAll)->Name("known-map/near")->Arg(64)->Arg(256)->Unit(benchmark::kMillisecond);

/// With all numbers shown, a hint has the most to examine.
void hint(benchmark::State& state) {
    const level::Level level = templeOf(64);
    const auto numbers = static_cast<Numbers>(state.range(0));
    std::vector<Seen> all;
    for (level::Map& map : mapsOf(level)) {
        const auto field = play::temple::Field::make(level, std::move(map));
        play::temple::Engine engine(*field, play::temple::Pace::Step);
        all.push_back(seenIn(**field, engine.start(nullptr), numbers).value());
    }
    std::size_t next = 0;
    std::size_t steps = 0;
    for (auto _ : state)
        steps += easiestDeduction(all[next++ % all.size()]).steps.size();
    state.counters["thoughts"] =
        benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kAvgIterations);
}

BENCHMARK(hint)
    ->Name("hint/64")
    ->Arg(static_cast<int>(Numbers::All))
    ->Arg(static_cast<int>(Numbers::Near))
    ->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure(
        {"overlay of what can be known, near, 64x64", "known-map/near/64", "", "", 20, "ms"}) &&
    bench::addFigure({"the same, 256x256", "known-map/near/256", "", "", 400, "ms"}) &&
    bench::addFigure({"a hint, all numbers, 64x64", "hint/64/0", "", "", 16, "ms"});

}  // namespace mazeloom::bench_explain
