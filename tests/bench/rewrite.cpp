// SPDX-License-Identifier: MIT
// Rewriting rules: a million rewrites by 3×3 rules that match everywhere on a level.
#include <benchmark/benchmark.h>

#include "core/generate/rewrite/interpreter.h"
#include "tests/bench/figures.h"

namespace mazeloom::bench_rewrite {

using namespace level::rewriting;

/// Returns rules by which wall beside floor becomes floor, and the reverse; they match for ever.
Program border() {
    const Values any = Values::any();
    const auto rule = [&](Value here, Value above) {
        Rule made;
        made.size = {3, 3};
        made.find = {any, above, any, any, here, any, any, any, any};
        made.put.assign(9, std::nullopt);
        made.put[4] = above;
        return made;
    };
    const Value wall(level::Terrain::Wall);
    const Value floor(level::Terrain::Floor);
    Node node;
    node.rules = {rule(wall, floor), rule(floor, wall)};
    return {{node}};
}

void rewrites(benchmark::State& state) {
    constexpr int kSide = 512;
    constexpr std::uint64_t kRewrites = 1'000'000;
    level::Map map(level::Ruleset::Descent, {kSide, kSide});
    random::Stream noise(1);
    for (int y = 1; y < kSide - 1; ++y) {
        for (int x = 1; x < kSide - 1; ++x) {
            if (noise.chance(50)) map.cells.at({x, y}) = level::Cell(level::Terrain::Floor);
        }
    }
    const Program program = border();
    std::uint64_t seed = 0;
    for (auto _ : state) {
        generate::rewrite::Board board = generate::rewrite::boardOf(map);
        random::Stream random(++seed);
        std::uint64_t sum = 0;
        generate::rewrite::Settings settings;
        settings.limit = kRewrites;
        settings.rewritten = [&](const generate::rewrite::Rewrite& rewrite) { sum += rewrite.at; };
        const auto outcome = generate::rewrite::run(program, board, random, settings);
        if (outcome.rewrites != kRewrites) state.SkipWithError("it ended");
        benchmark::DoNotOptimize(sum);
    }
}

BENCHMARK(rewrites)->Name("rewrite-512")->Repetitions(3)->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures = bench::addFigure(
    {"a million rewrites of 3x3 rules, 512x512", "rewrite-512", "", "", 1500, "ms"});

}  // namespace mazeloom::bench_rewrite
