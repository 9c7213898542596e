// SPDX-License-Identifier: MIT
// The Atlas surveys 100,000 seeds of the first level of the built-in dungeons while a level is
// painted. Measures the longest time that the window's thread is busy without interruption, which
// is the longest delay of a stroke.
#include <algorithm>
#include <memory>

#include <benchmark/benchmark.h>
#include <QCoreApplication>
#include <QTabBar>

#include "core/analyse/measures/measures.h"
#include "core/pack/disk/folder_source.h"
#include "tests/bench/figures.h"
#include "tests/bench/stopwatch.h"
#include "tests/bench/window/application.h"
#include "widgets/atlas/atlas_panel.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::bench_atlas {

constexpr std::uint64_t kSeeds = 100'000;

/// Paints scattered cells, as a stroke does.
void paint(widgets::EditContext& context, int stroke) {
    const auto gesture = static_cast<widgets::Gesture>(1 + stroke / 40);
    const grid::Point at{2 + stroke % 12, 2 + stroke / 12 % 12};
    context.painting().paintArea(edit::Area(at), context.inks().forStroke(gesture), "stroke",
                                 gesture);
}

/// The argument is the shown page.
void surveying(benchmark::State& state) {
    bench::ensureApplication();
    auto reading = pack::readFolder(MAZELOOM_PACKS "/dungeons");
    if (!reading || reading->levels.empty()) {
        state.SkipWithError("the built-in dungeons were not read");
        return;
    }
    double longest = 0;
    for (auto _ : state) {
        pack::Reading read;
        read.pack = *reading;
        widgets::PackDocument document("bench", std::move(read));
        widgets::EditContext context;
        widgets::AtlasPanel panel(context, "bench", {});
        panel.resize(1200, 800);
        panel.show();
        context.setDocument(&document);
        panel.tabs().setCurrentIndex(static_cast<int>(state.range(0)));
        // Work that a window does only once, when first shown, is not measured.
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
        const auto request = *generationRequest(document);
        panel.run({.request = request,
                   .measures = analyse::usualMeasures(request.level->ruleset),
                   .seeds = {1, kSeeds},
                   .threads = widgets::threadsBesideWindow()});
        double slowest = 0;
        for (int stroke = 0; panel.isBusy(); ++stroke) {
            const bench::Stopwatch watch;
            paint(context, stroke);
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
            slowest = std::max(slowest, watch.seconds());
        }
        state.SetIterationTime(slowest);
        longest = std::max(longest, slowest);
        if (panel.shown().survey->survey->seeds().count() != kSeeds)
            state.SkipWithError("not all seeds were surveyed");
        context.setDocument(nullptr);
    }
    state.counters["longest"] = longest * 1e3;
}

BENCHMARK(surveying)
    ->Name("atlas/surveying")
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->UseManualTime();

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"the window's longest wait while 100,000 seeds are surveyed: bars",
                      "atlas/surveying/0", "longest", "", 16, "ms"}) &&
    bench::addFigure({"… pairs", "atlas/surveying/1", "longest", "", 16, "ms"});

}  // namespace mazeloom::bench_atlas
