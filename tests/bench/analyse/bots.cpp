// SPDX-License-Identifier: MIT
// Games of bots in temples of 32 × 32 cells that show the numbers near the hero: halls with a
// hidden maze, traps and coins. The perfect bot's time includes its proofs.
#include <benchmark/benchmark.h>

#include <memory>
#include <vector>

#include "core/analyse/bots/temple/bots.h"
#include "core/play/temple/attempts.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_bots {

using namespace analyse::bots::temple;

void games(benchmark::State& state, const Bot* bot) {
    const level::Level level =
        bench::openTemple(32, {"shape", "hidden-maze", "reach", "traps", "coins"});
    std::vector<std::shared_ptr<const play::temple::Field>> fields;
    for (std::uint64_t seed = 1; fields.size() < 64; ++seed) {
        if (const auto field = play::temple::generateField(level, {}, seed))
            fields.push_back(*field);
    }
    std::uint64_t next = 0;
    std::int64_t wins = 0;
    std::int64_t ticks = 0;
    for (auto _ : state) {
        Setup setup;
        setup.field = fields[next % fields.size()];
        setup.seed = next++;
        const Game game = playGame(*bot, setup);
        wins += game.isWon() ? 1 : 0;
        ticks += game.ticks;
    }
    // The share of games won is reported, since a game lost at once says little about the time.
    state.counters["won"] =
        benchmark::Counter(static_cast<double>(wins), benchmark::Counter::kAvgIterations);
    state.counters["ticks"] =
        benchmark::Counter(static_cast<double>(ticks), benchmark::Counter::kAvgIterations);
    state.counters["games_per_s"] =
        benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
}

[[maybe_unused]] const bool kFigures = [] {
    constexpr double kTarget = 2000;
    for (const Bot* bot : bots()) {
        const std::string name = "bots/temple/32/" + std::string(bot->id);
        benchmark::RegisterBenchmark(name.c_str(), games, bot)->Unit(benchmark::kMicrosecond);
        bench::addFigure({"games in a temple of 32x32, bot " + std::string(bot->id), name,
                          "games_per_s", "", kTarget, "/s", true});
    }
    return true;
}();

}  // namespace mazeloom::bench_bots
