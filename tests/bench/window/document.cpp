// SPDX-License-Identifier: MIT
// Editing a level of 4096×4096 cells as the window does: the time from a stroke until it is
// visible, and the time and memory of undo.
#include <malloc.h>

#include <memory>

#include <benchmark/benchmark.h>

#include "core/edit/paint/flood.h"
#include "core/edit/paint/paint_delta.h"
#include "core/edit/paint/palette.h"
#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"
#include "tests/bench/stopwatch.h"
#include "tests/bench/window/painted_canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::bench_document {

constexpr int kSide = 4096;

std::size_t allocated() {
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

level::PaintGrid solid() {
    return level::PaintGrid({kSide, kSide}, static_cast<level::Paint>(level::Terrain::Wall));
}

level::PaintGrid columns() {
    return bench::columns(kSide);
}

pack::Reading readingOf(level::PaintGrid paint) {
    pack::Reading reading;
    level::Level level;
    level.id = "bench";
    level.size = paint.size();
    level.paint = std::move(paint);
    reading.pack.levels.push_back(std::move(level));
    return reading;
}

pack::Reading painted() {
    return readingOf(solid());
}

/// The parts of an editor's window.
struct Desk : bench::PaintedCanvas {
    explicit Desk(pack::Reading reading = painted())
        : document("bench", std::move(reading)), box(canvas) {
        box.context().setDocument(&document);
        const auto request = *generationRequest(document);
        show(generate::record(*request.level, {}, 1).trace);
    }

    widgets::PackDocument document;
    widgets::ToolBox box;
};

/// From the mouse move to the pixels: one step of a brush of 32 cells across the level. The
/// argument is hundredths of a pixel per cell; 0 shows the whole level.
void strokeAndFrame(benchmark::State& state) {
    bench::ensureApplication();
    Desk desk;
    desk.zoomTo(state.range(0));
    desk.settle();
    desk.box.context().reach().setBrush({32, edit::Brush::Tip::Round});
    widgets::Tool& brush = *desk.box.find("brush");
    desk.box.setCurrent(&brush);
    const auto at = [](int step) {
        const grid::Point cell{1000 + step * 37 % 2000, 1500 + step * 17 % 1000};
        return widgets::CanvasPointer{cell, QPointF(cell.x, cell.y), {}};
    };
    int step = 0;
    brush.press(at(step));
    for (auto _ : state) {
        brush.drag(at(++step));
        desk.frame();
    }
    brush.release(at(step));
}

/// Undoes and redoes a long stroke.
void undoOfAStroke(benchmark::State& state) {
    bench::ensureApplication();
    widgets::PackDocument document("bench", painted());
    const widgets::Sheet sheet = document.currentSheet();
    const widgets::Gesture gesture = widgets::newGesture();
    for (int step = 0; step < 200; ++step) {
        const auto area = edit::stroke({32, edit::Brush::Tip::Round}, {step * 10, step * 7},
                                       {step * 10 + 10, step * 7 + 7});
        paintCells(
            document, sheet,
            edit::deltaOf(*paintOf(document, sheet), area, edit::terrainInk(level::Terrain::Floor)),
            "Paint", gesture);
    }
    for (auto _ : state) {
        document.history()->undo();
        document.history()->redo();
    }
}

/// A click of the bucket tool, without the frame that shows it.
void bucket(benchmark::State& state, level::PaintGrid (*painted)()) {
    bench::ensureApplication();
    for (auto _ : state) {
        state.PauseTiming();
        auto desk = std::make_unique<Desk>(readingOf(painted()));
        desk->box.context().inks().setCurrent(*edit::findInk("water"));
        widgets::Tool& tool = *desk->box.find("bucket");
        state.ResumeTiming();
        tool.press({{0, 0}, {}, {}});
        state.PauseTiming();
        if (desk->document.history()->count() != 1) state.SkipWithError("nothing was filled");
        desk.reset();
        state.ResumeTiming();
    }
}

/// A stroke that ends past the edge, without generation: the level grows by some columns and rows,
/// and the canvas shows them.
void growingStroke(benchmark::State& state) {
    bench::ensureApplication();
    Desk desk;
    desk.canvas.zoomAbout(1, {960, 540});
    desk.box.context().painting().setGrowing(true);
    QObject::connect(&desk.document, &widgets::PackDocument::sheetChanged, &desk.player,
                     [&](const widgets::Sheet&, widgets::SheetPart part, const grid::Rect& cells) {
                         if (part == widgets::SheetPart::Size) desk.player.grow(cells);
                     });
    widgets::Tool& brush = *desk.box.find("brush");
    desk.box.setCurrent(&brush);
    const auto at = [](int x, int y) { return widgets::CanvasPointer{{x, y}, QPointF(x, y), {}}; };
    for (auto _ : state) {
        brush.press(at(10, 10));
        brush.drag(at(-3, -2));
        const bench::Stopwatch watch;
        brush.release(at(-3, -2));
        state.SetIterationTime(watch.seconds());
        if (findLevel(desk.document, "bench")->size.width != kSide + 3) {
            state.SkipWithError("the level did not grow");
        }
        desk.document.history()->undo();
        desk.settle();
    }
}

/// The memory needed to undo a one-cell edit, and for a painted cell of an open level.
void memory(benchmark::State& state) {
    bench::ensureApplication();
    constexpr int kEdits = 1000;
    double edit = 0;
    double cell = 0;
    for (auto _ : state) {
        const std::size_t before = allocated();
        widgets::PackDocument document("bench", painted());
        const widgets::Sheet sheet = document.currentSheet();
        const std::size_t opened = allocated();
        const QString text = "Paint";
        for (int i = 0; i < kEdits; ++i) {
            paintCells(document, sheet,
                       edit::deltaOf(*paintOf(document, sheet), edit::Area(grid::Point{i, 7}),
                                     edit::terrainInk(level::Terrain::Floor)),
                       text);
        }
        edit = static_cast<double>(allocated() - opened) / kEdits;
        cell = static_cast<double>(opened - before) / (double{kSide} * kSide);
    }
    state.counters["bytes_per_edit"] = edit;
    state.counters["bytes_per_cell"] = cell;
}

BENCHMARK(strokeAndFrame)
    ->Name("edit/stroke-and-frame")
    ->Arg(0)
    ->Arg(100)
    ->Arg(1600)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(undoOfAStroke)->Name("edit/undo-and-redo")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bucket, solid, solid)
    ->Name("edit/bucket")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(10);
BENCHMARK_CAPTURE(bucket, columns, columns)
    ->Name("edit/bucket-of-columns")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3);
BENCHMARK(growingStroke)
    ->Name("edit/growing-stroke")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(5)
    ->UseManualTime();
BENCHMARK(memory)->Name("edit/memory")->Iterations(3);

[[maybe_unused]] const bool kFigures = [] {
    const auto add = [](const std::string& what, const std::string& benchmark,
                        const std::string& counter, double target, const std::string& unit) {
        bench::addFigure({"4096²: " + what, "edit/" + benchmark, counter, "", target, unit});
    };
    add("a brush's stroke and its frame, all in view", "stroke-and-frame/0", "", 8, "ms");
    add("a brush's stroke and its frame, 1 pixel a cell", "stroke-and-frame/100", "", 8, "ms");
    add("a brush's stroke and its frame, 100 %", "stroke-and-frame/1600", "", 8, "ms");
    add("undo and redo of a stroke", "undo-and-redo", "", 5, "ms");
    add("bucket fill, as one click does it", "bucket", "", 150, "ms");
    add("the same, one passage up and down", "bucket-of-columns", "", 150, "ms");
    // Once per stroke the whole level is copied and redrawn, so the target is an immediate
    // reaction, not a frame.
    add("the end of a stroke that makes the level grow", "growing-stroke", "", 100, "ms");
    add("undo of a one-cell edit", "memory", "bytes_per_edit", 200, "B");
    add("a cell of an open level, beside its trace", "memory", "bytes_per_cell", 3, "B");
    return true;
}();

}  // namespace mazeloom::bench_document
