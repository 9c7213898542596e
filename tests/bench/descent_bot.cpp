// SPDX-License-Identifier: MIT
#include "tests/bench/descent_bot.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "core/analyse/bots/descent/bots.h"
#include "core/play/descent/engine.h"
#include "tests/bench/stopwatch.h"

namespace mazeloom::bench {

namespace {

using namespace play::descent;
using analyse::bots::descent::explorerBot;
using analyse::bots::descent::Player;

struct Tally {
    std::map<int, int> depths;  ///< number of runs that reached each depth
    std::map<Outcome, int> outcomes;
    std::map<level::ThingKind, int> killers;
    std::vector<std::int64_t> scores;
    std::int64_t turns = 0;
    std::int64_t keys = 0;
};

void note(Tally& tally, const State& state) {
    ++tally.depths[state.greatestDepth];
    ++tally.outcomes[state.outcome];
    if (state.outcome == Outcome::Died) ++tally.killers[state.killer];
    tally.scores.push_back(state.score());
    tally.turns += state.turns;
    tally.keys += state.keys;
}

void print(Tally& tally, double seconds) {
    const auto runs = static_cast<int>(tally.scores.size());
    const auto percent = [runs](int count) { return 100.0 * count / runs; };
    std::printf("%d runs: %lld turns, %lld keys, %.2f s\n", runs,
                static_cast<long long>(tally.turns), static_cast<long long>(tally.keys), seconds);
    std::printf("\n%5s %6s %8s  %s\n", "depth", "runs", "reached", "");
    int reached = runs;
    for (const auto& [depth, count] : tally.depths) {
        const std::string bar(static_cast<std::size_t>(percent(count) + 0.5), '#');
        std::printf("%5d %6d %7.1f%%  %s\n", depth, count, percent(reached), bar.c_str());
        reached -= count;
    }
    std::vector<std::int64_t>& scores = tally.scores;
    std::sort(scores.begin(), scores.end());
    const auto at = [&](std::size_t tenths) {
        return static_cast<long long>(scores[(scores.size() - 1) * tenths / 10]);
    };
    std::int64_t sum = 0;
    for (const std::int64_t score : scores)
        sum += score;
    std::printf(
        "\nscore: least %lld, a tenth below %lld, median %lld, a tenth above %lld, most "
        "%lld; mean %.0f\n",
        at(0), at(1), at(5), at(9), at(10), static_cast<double>(sum) / runs);
    std::printf("ended: %d died, %d gave up where the boss pinned them\n",
                tally.outcomes[Outcome::Died], tally.outcomes[Outcome::Quit]);
    for (const auto& [kind, count] : tally.killers)
        std::printf("%5.1f%% by a %s\n", percent(count), nameOf(kind).c_str());
}

}  // namespace

int playDescents(int runs) {
    const auto dungeon = Dungeon::of({});
    if (!dungeon) {
        std::fprintf(stderr, "%s\n", dungeon.error().describe().c_str());
        return 1;
    }
    Tally tally;
    const Stopwatch watch;
    Engine engine(*dungeon);
    for (int run = 0; run < runs; ++run) {
        Start start;
        start.seed = static_cast<std::uint64_t>(run);
        auto state = engine.begin(start);
        if (!state) {
            std::fprintf(stderr, "%s\n", state.error().describe().c_str());
            return 1;
        }
        Player bot(explorerBot, engine.dungeon().tables());
        while (!state->isOver())
            engine.press(*state, bot.next(*state));
        note(tally, *state);
    }
    print(tally, watch.seconds());
    return 0;
}

}  // namespace mazeloom::bench
