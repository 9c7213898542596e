// SPDX-License-Identifier: MIT
// From a painted cell to the pixels of the regenerated level: the delay that a stroke sees while it
// goes on, as in the window. A temple of 1024×1024 cells, completely in view or at 100 %.
#include <memory>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QObject>

#include <benchmark/benchmark.h>

#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/stopwatch.h"
#include "tests/bench/window/painted_canvas.h"
#include "tests/support/local_edits.h"
#include "widgets/document/generation_service.h"

namespace mazeloom::bench_new_weave {

void strokeToScreen(benchmark::State& state) {
    bench::ensureApplication();
    constexpr int kSide = 1024;
    bench::PaintedCanvas desk;
    desk.canvas.setMotion(false);
    widgets::GenerationService service;
    std::shared_ptr<widgets::Generation> sketch;
    QObject::connect(&service, &widgets::GenerationService::sketched, &service,
                     [&](const std::shared_ptr<widgets::Generation>& made) { sketch = made; });
    level::Level level = testing::local_edits::hall({kSide, kSide});
    const auto rooms = std::make_shared<const std::vector<level::Room>>();
    std::uint32_t strokes = 0;
    const auto stroke = [&] {
        level.paint->at({kSide / 3, kSide / 3}) =
            ++strokes % 2 == 0 ? testing::local_edits::kFloor : testing::local_edits::kWall;
        widgets::GenerationRequest request;
        request.level = std::make_shared<const level::Level>(level);
        request.rooms = rooms;
        request.seed = 1;
        request.isPassing = true;
        sketch.reset();
        service.request(std::move(request));
        while (sketch == nullptr)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        desk.player.setTimeline(std::move(sketch->timeline), true, widgets::MadeBy::Sketch);
        desk.frame();
    };
    stroke();
    desk.zoomTo(state.range(0));
    desk.settle();
    for (auto _ : state) {
        const bench::Stopwatch watch(CLOCK_PROCESS_CPUTIME_ID);
        stroke();
        state.SetIterationTime(watch.seconds());
    }
    while (service.isBusy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

// Another thread generates while this one waits, so the stroke's delay is the time of both.
BENCHMARK(strokeToScreen)
    ->Name("new-weave-to-screen")
    ->Arg(0)
    ->Arg(1600)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"a painted cell's new weave on screen, 1024², all in view",
                      "new-weave-to-screen/0", "", "", 33, "ms"}) &&
    bench::addFigure({"the same at 100 %", "new-weave-to-screen/1600", "", "", 33, "ms"});

}  // namespace mazeloom::bench_new_weave
