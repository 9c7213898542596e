// SPDX-License-Identifier: MIT
// The cost of overlays on a level of 4096×4096 cells, on a canvas of 1920×1080 pixels: the time
// until an overlay is complete, and the frames meanwhile and after. The arguments are the overlay
// and hundredths of a pixel per cell; 0 shows the whole level.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include <benchmark/benchmark.h>
#include <QCoreApplication>
#include <QEventLoop>

#include "core/analyse/distances.h"
#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"
#include "tests/bench/stopwatch.h"
#include "tests/bench/window/painted_canvas.h"
#include "widgets/canvas/overlays/map_overlays.h"
#include "widgets/canvas/overlays/overlay_info.h"

namespace mazeloom::bench_overlays {

using widgets::Overlay;

constexpr int kSide = 4096;

struct Stage : bench::PaintedCanvas {
    Stage() : overlays(*new widgets::MapOverlays(canvas, player)) {
        canvas.setMotion(false);
        const level::Level level =
            bench::openTemple(kSide, {"shape", "hidden-maze", "reach", "traps", "coins"});
        show(generate::record(level, {}, 1).trace);
        player.last();
    }

    void settle() {
        do
            PaintedCanvas::settle();
        while (!overlays.isUpToDate());
    }
    /// Shows one overlay, or none, and waits until everything is drawn.
    void showOnly(std::optional<Overlay> overlay, std::int64_t hundredths) {
        for (int each = 0; each < widgets::kOverlays; ++each)
            overlays.setShown(static_cast<Overlay>(each), static_cast<Overlay>(each) == overlay);
        zoomTo(hundredths);
        settle();
    }

    widgets::MapOverlays& overlays;
};

Stage& stage() {
    bench::ensureApplication();
    static Stage stage;
    return stage;
}

Overlay overlayOf(const benchmark::State& state) {
    return static_cast<Overlay>(state.range(0));
}

/// From switching an overlay on until all threads are done; `longest` is the longest time that the
/// window's thread is busy without interruption: a frame, or the work between two.
void switchOn(benchmark::State& state) {
    Stage& s = stage();
    double longest = 0;
    for (auto _ : state) {
        s.showOnly({}, state.range(1));
        // Pretends a new generation, so that nothing is cached.
        s.player.seek(s.player.count() - 1);
        s.player.last();
        s.settle();
        const bench::Stopwatch all(CLOCK_PROCESS_CPUTIME_ID);
        s.overlays.setShown(overlayOf(state), true);
        const bench::Stopwatch first;
        s.frame();
        longest = std::max(longest, first.seconds() * 1e3);
        while (!s.canvas.isSettled() || !s.overlays.isUpToDate()) {
            // If only another thread has work left, this one waits for it.
            const bool waits = s.canvas.isSettled();
            const bench::Stopwatch events;
            QCoreApplication::processEvents(waits ? QEventLoop::WaitForMoreEvents
                                                  : QEventLoop::AllEvents);
            longest = std::max(longest, events.seconds() * 1e3);
            const bench::Stopwatch frame;
            s.frame();
            longest = std::max(longest, frame.seconds() * 1e3);
        }
        state.SetIterationTime(all.seconds());
    }
    state.counters["longest"] = longest;
}

/// Computes the distances that the overlays for reach and distance are drawn from.
void workOutDistances(benchmark::State& state) {
    const level::CellGrid& cells = stage().player.timeline()->cells();
    for (auto _ : state) {
        const analyse::Distances distances(cells, {kSide / 2, kSide / 2});
        benchmark::DoNotOptimize(distances.farthest());
    }
}

void stillFrame(benchmark::State& state) {
    Stage& s = stage();
    s.showOnly(overlayOf(state), state.range(1));
    for (auto _ : state)
        s.frame();
}

/// Pans as by hand, a hundred pixels a frame, through parts that were never drawn.
void panningFrame(benchmark::State& state) {
    Stage& s = stage();
    s.showOnly(overlayOf(state), state.range(1));
    const double cells = 10'000.0 / static_cast<double>(state.range(1));
    double column = 1000;
    for (auto _ : state) {
        column = column > 3000 ? 1000 : column + cells;
        s.canvas.centreOn({column, column * 0.7});
        s.frame();
    }
}

/// Jumps to another place at once.
void jumpingFrame(benchmark::State& state) {
    Stage& s = stage();
    s.showOnly(overlayOf(state), state.range(1));
    int step = 0;
    for (auto _ : state) {
        ++step;
        s.canvas.reveal({step * 977 % kSide, step * 613 % kSide});
        s.frame();
    }
}

void everywhere(benchmark::internal::Benchmark* bench) {
    for (int overlay = 0; overlay < widgets::kOverlays; ++overlay) {
        for (int hundredths : {0, 100, 1600})
            bench->Args({overlay, hundredths});
    }
    bench->Unit(benchmark::kMillisecond);
}

void zoomedIn(benchmark::internal::Benchmark* bench) {
    for (int overlay = 0; overlay < widgets::kOverlays; ++overlay) {
        for (int hundredths : {100, 400, 1600})
            bench->Args({overlay, hundredths});
    }
    bench->Unit(benchmark::kMillisecond);
}

BENCHMARK(switchOn)->Name("overlay/on")->Apply(everywhere)->Iterations(2)->UseManualTime();
BENCHMARK(workOutDistances)->Name("overlay/distances")->Unit(benchmark::kMillisecond);
BENCHMARK(stillFrame)->Name("overlay/still")->Apply(everywhere);
BENCHMARK(panningFrame)->Name("overlay/panning")->Apply(zoomedIn);
BENCHMARK(jumpingFrame)->Name("overlay/jumping")->Apply(zoomedIn);

[[maybe_unused]] const bool kFigures = [] {
    for (int overlay = 0; overlay < widgets::kOverlays; ++overlay) {
        const widgets::OverlayInfo& info = widgets::infoOf(static_cast<Overlay>(overlay));
        // Not deduced for so large a level (KnownSource::kMostCells); see analyse/explain.cpp.
        if (info.need == widgets::OverlayNeed::Known) continue;
        std::string name = info.id;
        std::ranges::replace(name, '-', ' ');
        const std::string of = "overlay 4096², " + name + ": ";
        const std::string at = "/" + std::to_string(overlay) + "/";
        // Distances are computed first, off the window's thread.
        const double wait = info.need == widgets::OverlayNeed::Distances ? 1000 : 100;
        bench::addFigure(
            {of + "until it is there, all in view", "overlay/on" + at + "0", "", "", wait, "ms"});
        bench::addFigure({of + "the window is busy until then, at most", "overlay/on" + at + "0",
                          "longest", "", 8, "ms"});
        bench::addFigure({of + "frame, all in view", "overlay/still" + at + "0", "", "", 8, "ms"});
        for (const char* zoom : {"100", "1600"}) {
            const std::string seen = zoom == std::string("100") ? "1 pixel a cell" : "100 %";
            bench::addFigure({of + "frame while panning, " + seen, "overlay/panning" + at + zoom,
                              "", "", 8, "ms"});
        }
        bench::addFigure({of + "frame after a jump, 1 pixel a cell", "overlay/jumping" + at + "100",
                          "", "", 8, "ms"});
    }
    bench::addFigure(
        {"distances in 4096², off the window's thread", "overlay/distances", "", "", 500, "ms"});
    return true;
}();

}  // namespace mazeloom::bench_overlays
