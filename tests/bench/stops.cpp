// SPDX-License-Identifier: MIT
// How long the largest generations run between two polls for a stop: the longest processor time,
// which bounds how late *Cancel* takes effect. "mazeloom_bench stops" prints it for each stage.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/generate/generate.h"
#include "core/stop.h"
#include "tests/bench/figures.h"
#include "tests/bench/large.h"
#include "tests/bench/levels.h"
#include "tests/bench/stopwatch.h"

namespace mazeloom::bench_stops {

/// The bound of a wait for *Cancel*.
constexpr double kMostMs = 200;

struct Layout {
    const char* name;
    level::Ruleset ruleset;
    std::vector<std::string> stages;
};

const std::vector<Layout>& layouts() {
    using enum level::Ruleset;
    static const std::vector<Layout> all{
        {"rooms",
         Descent,
         {"rooms", "maze", "doors", "dead-ends", "unite", "furnish", "themes", "light"}},
        {"caves", Descent, {"caves", "lakes", "themes", "light"}},
        {"temple",
         Temple,
         {"shape", "hidden-maze", "reach", "bugs", "lasers", "hearts", "water", "traps", "coins"}},
    };
    return all;
}

level::Level levelOf(const Layout& layout) {
    const int side = bench::isSample() ? 1024 : 8192;
    level::Level level = bench::rock({side, side}, {});
    level.ruleset = layout.ruleset;
    for (const std::string& id : layout.stages) {
        level::RecipeStage stage{id, true, {}};
        if (id == "rooms") stage.parameters["attempts"] = std::int64_t{10'000};
        if (id == "shape") stage.parameters["source"] = std::string("caves");
        level.recipe.stages.push_back(std::move(stage));
    }
    return level;
}

/// The longest time between two polls in each stage of the running generation, in ms. CountedStop
/// calls a function without an argument, so this is global.
struct Gaps {
    std::vector<double> longest;
    std::size_t stage = 0;
    bench::Stopwatch sincePoll;

    void poll() {
        longest[stage] = std::max(longest[stage], 1000 * sincePoll.seconds());
        sincePoll = bench::Stopwatch();
    }
};
Gaps gaps;

/// Generates the level. Returns the longest times, empty if the generation failed.
std::vector<double> longestGaps(const level::Level& level) {
    gaps = Gaps();
    gaps.longest.resize(level.recipe.stages.size());
    CountedStop stop(CountedStop::kNever, [] { gaps.poll(); });
    generate::Options options;
    options.stop = &stop;
    options.progress = [](const generate::Advance& advance) {
        gaps.stage = static_cast<std::size_t>(advance.stage);
    };
    if (!generate::generate(level, {}, 1, options)) return {};
    gaps.poll();
    return gaps.longest;
}

/// Prints the figures of each stage. Returns the exit code: whether one misses the bound.
int printAll(const std::vector<std::string>&) {
    bool isMissed = false;
    for (const Layout& layout : layouts()) {
        const std::vector<double> longest = longestGaps(levelOf(layout));
        isMissed |= longest.empty();
        for (std::size_t stage = 0; stage < longest.size(); ++stage) {
            isMissed |= longest[stage] > kMostMs;
            std::printf("%-8s %-12s %6.0f ms\n", layout.name, layout.stages[stage].c_str(),
                        longest[stage]);
        }
    }
    return isMissed ? 1 : 0;
}

void stops(benchmark::State& state, std::size_t index) {
    const level::Level level = levelOf(layouts()[index]);
    for (auto _ : state) {
        const std::vector<double> longest = longestGaps(level);
        if (longest.empty()) state.SkipWithError("the generation failed");
        double most = 0;
        for (const double ms : longest)
            most = std::max(most, ms);
        state.SetIterationTime(most / 1000);
    }
}

BENCHMARK_CAPTURE(stops, rooms, 0)->Name("stops/rooms")->Iterations(1)->UseManualTime();
BENCHMARK_CAPTURE(stops, caves, 1)->Name("stops/caves")->Iterations(1)->UseManualTime();
BENCHMARK_CAPTURE(stops, temple, 2)->Name("stops/temple")->Iterations(1)->UseManualTime();

[[maybe_unused]] const bool kStops = bench::loneWorks().emplace("stops", printAll).second;
[[maybe_unused]] const bool kFigures =
    bench::addFigure({"longest wait for a stop: rooms in a maze, themes, 8192x8192", "stops/rooms",
                      "", "", kMostMs, "ms"}) &&
    bench::addFigure({"… caves, lakes, light", "stops/caves", "", "", kMostMs, "ms"}) &&
    bench::addFigure({"… a temple with dangers", "stops/temple", "", "", kMostMs, "ms"});

}  // namespace mazeloom::bench_stops
