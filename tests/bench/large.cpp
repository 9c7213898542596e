// SPDX-License-Identifier: MIT
// The largest levels: time and memory of a process that does nothing else.
#include "tests/bench/large.h"

#include <benchmark/benchmark.h>

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string_view>

#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench {

namespace {

/// Returns the side of the largest levels.
int largest() {
    return isSample() ? 1024 : 8192;
}
/// A step in the second half of the generation of "rooms-and-maze".
constexpr trace::StepIndex kLateStep = 100'000'000;

level::Level largestTemple(std::string_view source) {
    level::Level level =
        rock({largest(), largest()}, {"shape", "hidden-maze", "reach", "traps", "coins"});
    level.ruleset = level::Ruleset::Temple;
    level.recipe.stages[0].parameters = {{"source", std::string(source)}};
    return level;
}

/// Returns caves with all dangers of a temple.
level::Level largestDangers() {
    level::Level level = largestTemple("caves");
    for (const char* stage : {"bugs", "lasers", "hearts", "supplies", "water"})
        level.recipe.stages.push_back({stage, true, {}});
    return level;
}

/// Returns a maze in rock, with the most loops that *unite* can add.
level::Level largestMaze() {
    level::Level level = rock({largest(), largest()}, {"maze", "unite"});
    level.recipe.stages[1].parameters = {{"loops", std::int64_t{64}}};
    return level;
}

level::Level largestOf(std::string_view what) {
    if (what == "dangers") return largestDangers();
    if (what == "loops") return largestMaze();
    return largestTemple(what);
}

double secondsOf(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

void large(benchmark::State& state, const char* what) {
    runAlone(state, {"large", what});
}

BENCHMARK_CAPTURE(large, caves, "caves")->Name("large/caves")->Iterations(1)->UseManualTime();
BENCHMARK_CAPTURE(large, rooms, "rooms-and-maze")
    ->Name("large/rooms-and-maze")
    ->Iterations(1)
    ->UseManualTime();
BENCHMARK_CAPTURE(large, dangers, "dangers")->Name("large/dangers")->Iterations(1)->UseManualTime();
BENCHMARK_CAPTURE(large, loops, "loops")->Name("large/loops")->Iterations(1)->UseManualTime();
BENCHMARK_CAPTURE(large, step, "step")->Name("large/step")->Iterations(1)->UseManualTime();

[[maybe_unused]] const bool kFigures =
    addFigure({"caves, 8192x8192", "large/caves", "", "", 10'000, "ms"}) &&
    addFigure({"its memory", "large/caves", "MB", "", 700, "MB"}) &&
    addFigure({"temple rooms, 8192x8192", "large/rooms-and-maze", "", "", 12'000, "ms"}) &&
    addFigure({"its memory", "large/rooms-and-maze", "MB", "", 700, "MB"}) &&
    addFigure({"caves with all dangers, 8192x8192", "large/dangers", "", "", 17'000, "ms"}) &&
    addFigure({"its memory", "large/dangers", "MB", "", 750, "MB"}) &&
    addFigure({"a maze with 64 loops, 8192x8192", "large/loops", "", "", 20'000, "ms"}) &&
    addFigure({"its memory", "large/loops", "MB", "", 1400, "MB"}) &&
    addFigure({"temple rooms after 100,000,000 steps", "large/step", "", "", 15'000, "ms"}) &&
    addFigure({"its memory", "large/step", "MB", "", 700, "MB"});

}  // namespace

void runAlone(benchmark::State& state, std::vector<std::string> words) {
    words.insert(words.begin(), "/proc/self/exe");
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    for (auto _ : state) {
        pid_t child = 0;
        int status = -1;
        rusage used{};
        const bool ran = posix_spawn(&child, words[0].c_str(), nullptr, nullptr, arguments.data(),
                                     environ) == 0 &&
                         wait4(child, &status, 0, &used) == child && status == 0;
        if (!ran) state.SkipWithError("the process failed");
        state.SetIterationTime(secondsOf(used.ru_utime) + secondsOf(used.ru_stime));
        state.counters["MB"] = static_cast<double>(used.ru_maxrss) / 1024;
    }
}

std::map<std::string, LoneWork>& loneWorks() {
    static std::map<std::string, LoneWork> all;
    return all;
}

int generateLarge(const char* what) {
    const bool isStep = std::string_view(what) == "step";
    const level::Level level = largestOf(isStep ? "rooms-and-maze" : what);
    if (isStep) {
        const auto shown = generate::generateToStep(level, {}, 1, kLateStep);
        return shown.counts.all() > kLateStep && !level::toText(shown.map).empty() ? 0 : 1;
    }
    const auto generated = generate::generate(level, {}, 1);
    return generated && !level::toText(generated->map).empty() ? 0 : 1;
}

}  // namespace mazeloom::bench
