// SPDX-License-Identifier: MIT
// Rewriting rules: a million rewrites by 3×3 rules that match everywhere on a level, and what the
// bound on a program's work takes for each kind of work.
#include <benchmark/benchmark.h>

#include <string>

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

/// Returns a map of walls and floor in equal parts, in random order.
level::Map noise(int side) {
    level::Map map(level::Ruleset::Descent, {side, side});
    random::Stream random(1);
    for (int y = 1; y < side - 1; ++y) {
        for (int x = 1; x < side - 1; ++x) {
            if (random.chance(50)) map.cells.at({x, y}) = level::Cell(level::Terrain::Floor);
        }
    }
    return map;
}

/// Runs a program that never ends until the bound on its work (RULES.md G-84.1).
void run(benchmark::State& state, const Program& program, std::uint64_t limit) {
    const level::Map map = noise(static_cast<int>(state.range(0)));
    std::uint64_t seed = 0;
    for (auto _ : state) {
        generate::rewrite::Board board = generate::rewrite::boardOf(map);
        random::Stream random(++seed);
        std::uint64_t sum = 0;
        generate::rewrite::Settings settings;
        settings.limit = limit;
        settings.rewritten = [&](const generate::rewrite::Rewrite& rewrite) { sum += rewrite.at; };
        const auto outcome = generate::rewrite::run(program, board, random, settings);
        if (!outcome.ranOn) state.SkipWithError("it ended");
        benchmark::DoNotOptimize(sum);
    }
}

/// One match at a time.
void rewrites(benchmark::State& state) {
    run(state, border(), 1'000'000);
}

/// A tenth of the work that a level may take, on a level of any size.
constexpr std::uint64_t kTenth = 20'000'000;

void one(benchmark::State& state) {
    run(state, border(), bench::isSample() ? kTenth / 20 : kTenth);
}

/// Passes that rewrite hardly any of the matches that they try.
void passes(benchmark::State& state) {
    Program program = border();
    program.nodes[0].kind = NodeKind::All;
    for (Rule& rule : program.nodes[0].rules)
        rule.chance = 1;
    run(state, program, kTenth);
}

/// Rewrites that each need all distances measured again.
void growing(benchmark::State& state) {
    Program program = border();
    program.nodes[0].kind = NodeKind::Grow;
    program.nodes[0].towards = Values(level::Terrain::Wall);
    run(state, program, kTenth);
}

BENCHMARK(rewrites)->Name("rewrite-512")->Arg(512)->Repetitions(3)->Unit(benchmark::kMillisecond);
BENCHMARK(one)
    ->Name("rewrite/one")
    ->Arg(512)
    ->Arg(8192)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(passes)
    ->Name("rewrite/passes")
    ->Arg(512)
    ->Arg(8192)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(growing)
    ->Name("rewrite/growing")
    ->Arg(512)
    ->Arg(8192)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures = [] {
    bench::addFigure(
        {"a million rewrites of 3x3 rules, 512x512", "rewrite-512/512", "", "", 1500, "ms"});
    // The bound of any program takes about three minutes.
    constexpr double kTenthOfBound = 18'000;
    const auto add = [](const std::string& what, const std::string& benchmark) {
        bench::addFigure({what, "rewrite/" + benchmark, "", "", kTenthOfBound, "ms"});
    };
    add("a tenth of the bound of rules: single rewrites, 512x512", "one/512");
    add("… 8192x8192", "one/8192");
    add("the same: passes, 512x512", "passes/512");
    add("… 8192x8192", "passes/8192");
    add("the same: growing, 512x512", "growing/512");
    add("… 8192x8192", "growing/8192");
    return true;
}();

}  // namespace mazeloom::bench_rewrite
