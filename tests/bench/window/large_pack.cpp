// SPDX-License-Identifier: MIT
// A pack with the maximum number of levels in the window's lists: the work of the window's own
// thread, during which it does not react to keys.
#include <memory>
#include <string>

#include <benchmark/benchmark.h>
#include <QCoreApplication>

#include "tests/bench/figures.h"
#include "tests/bench/stopwatch.h"
#include "tests/bench/window/application.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/problems/problems_panel.h"

namespace mazeloom::bench_large_pack {

constexpr int kLevels = 9'999;

/// Returns levels without a folder and in two folders, each with the problem that no cell is open.
pack::Reading manyLevels() {
    pack::Reading reading;
    for (int i = 0; i < kLevels; ++i) {
        level::Level level;
        level.id = "level-" + std::to_string(i);
        level.title = "Level " + std::to_string(i);
        level.tab = i % 3 == 0 ? "" : i % 3 == 1 ? "Caves" : "Halls";
        level.size = {5, 5};
        level.recipe.stages.push_back({"shape", true, {}});
        reading.pack.levels.push_back(std::move(level));
    }
    return reading;
}

struct Lists {
    explicit Lists(widgets::PackDocument& shown) : document(shown) {
        levels.resize(300, 900);
        levels.show();
        problems.resize(900, 300);
        problems.show();
        levels.addDocument(&document);
        problems.setDocument(&document);
        settle();
    }
    ~Lists() {
        problems.setDocument(nullptr);
        levels.removeDocument(&document);
    }
    void settle() {
        do {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
        } while (!problems.isUpToDate());
    }

    widgets::PackDocument& document;
    widgets::LevelList levels;
    widgets::ProblemsPanel problems;
};

/// Measures the time until all levels are listed, checked and marked.
void opening(benchmark::State& state) {
    bench::ensureApplication();
    for (auto _ : state) {
        widgets::PackDocument document("bench", manyLevels());
        const bench::Stopwatch watch;
        Lists lists(document);
        state.SetIterationTime(watch.seconds());
        if (lists.problems.errors() < kLevels) state.SkipWithError("not all were checked");
    }
}

/// Measures the time after a new finding about one level, which marks all rows again.
void marking(benchmark::State& state) {
    bench::ensureApplication();
    widgets::PackDocument document("bench", manyLevels());
    Lists lists(document);
    for (auto _ : state) {
        const bench::Stopwatch watch;
        emit document.problemsChanged();
        lists.settle();
        state.SetIterationTime(watch.seconds());
    }
}

BENCHMARK(opening)
    ->Name("pack/opening-9999")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3)
    ->UseManualTime();
BENCHMARK(marking)
    ->Name("pack/marking-9999")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(10)
    ->UseManualTime();

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"9,999 levels listed, checked and marked, the window's own thread",
                      "pack/opening-9999", "", "", 2000, "ms"}) &&
    bench::addFigure({"… marked anew", "pack/marking-9999", "", "", 100, "ms"});

}  // namespace mazeloom::bench_large_pack
