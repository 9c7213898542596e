// SPDX-License-Identifier: MIT
// Measures how much changes far from the edit of one painted cell: the mean over 1,000 edits on ten
// levels. "mazeloom_bench local-edits" prints it for each level and each stage of its recipe.
#include "tests/support/local_edits.h"

#include <benchmark/benchmark.h>

#include <cstdio>

#include "tests/bench/figures.h"
#include "tests/bench/large.h"

namespace mazeloom::bench {

namespace {

constexpr int kEditsPerLevel = 100;

void printRow(const std::string& name, const testing::FarShares& far) {
    std::printf("%-36s %8.3f %8.3f %8.3f\n", name.c_str(), 100 * far.mean(), 100 * far.median(),
                100 * far.worst());
}

void farChanges(benchmark::State& state) {
    const auto levels = testing::editedLevels(MAZELOOM_PACKS);
    double mean = 0;
    double median = 0;
    for (auto _ : state) {
        testing::FarShares all;
        for (const testing::EditedLevel& one : levels) {
            const auto far = testing::LocalEdits(one, 1).measure(kEditsPerLevel, false).front();
            all.shares.insert(all.shares.end(), far.shares.begin(), far.shares.end());
        }
        mean = 100 * all.mean();
        median = 100 * all.median();
    }
    state.counters["mean"] = mean;
    state.counters["median"] = median;
}

BENCHMARK(farChanges)->Name("local-edits")->Iterations(1)->Unit(benchmark::kMillisecond);

/// Generates a whole temple without a trace: a stroke's delay until the new maze can be drawn.
void newWeave(benchmark::State& state) {
    const int side = static_cast<int>(state.range(0));
    level::Level level = testing::local_edits::hall({side, side});
    std::uint32_t strokes = 0;
    for (auto _ : state) {
        level::Paint& paint = level.paint->at({side / 3, side / 3});
        paint = ++strokes % 2 == 0 ? testing::local_edits::kFloor : testing::local_edits::kWall;
        const auto made = generate::generate(level, {}, 1);
        benchmark::DoNotOptimize(made->map.cells.storage().data());
    }
}

BENCHMARK(newWeave)->Name("new-weave")->Arg(256)->Arg(1024)->Unit(benchmark::kMillisecond);

int printLocalEdits(const std::vector<std::string>&) {
    std::printf("%-36s %8s %8s %8s   in %% of the open cells farther than %d\n", "", "mean",
                "median", "worst", testing::kNear);
    testing::FarShares all;
    for (const testing::EditedLevel& one : testing::editedLevels(MAZELOOM_PACKS)) {
        const auto stages = testing::LocalEdits(one, 1).measure(kEditsPerLevel, true);
        printRow(one.name, stages.back());
        for (std::size_t i = 0; i < stages.size(); ++i)
            printRow("    " + one.level.recipe.stages[i].stage, stages[i]);
        const auto& last = stages.back().shares;
        all.shares.insert(all.shares.end(), last.begin(), last.end());
    }
    printRow("all", all);
    return 0;
}

[[maybe_unused]] const bool kPrintsLocal =
    loneWorks().emplace("local-edits", printLocalEdits).second;

[[maybe_unused]] const bool kLocalFigures =
    addFigure({"new weave of a painted 1024x1024 temple", "new-weave/1024", "", "", 33, "ms"}) &&
    addFigure({"changed farther than 6 from one edit, mean of 1,000", "local-edits", "mean", "", 1,
               "%"}) &&
    addFigure({"changed farther than 6 from one edit, median of 1,000", "local-edits", "median", "",
               0, "%"});

}  // namespace

}  // namespace mazeloom::bench
