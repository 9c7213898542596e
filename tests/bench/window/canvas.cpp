// SPDX-License-Identifier: MIT
// A frame of the canvas of 1920×1080 pixels, on a level of 4096×4096 cells.
//
// A frame spends a bounded time on drawing missing and outdated parts, and shows the others as they
// were or blurred; "sharp" is the time until everything is up to date.
#include <memory>
#include <string>

#include <benchmark/benchmark.h>

#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/window/painted_canvas.h"
#include "tests/support/tiles.h"
#include "widgets/canvas/minimap.h"

namespace mazeloom::bench_canvas {

constexpr int kSide = 4096;

std::shared_ptr<const trace::Trace> traceOfMaze() {
    static const auto trace = [] {
        level::Level level;
        level.id = "bench";
        level.ruleset = level::Ruleset::Descent;
        level.size = {kSide, kSide};
        level.recipe.stages = {{"rooms", true, {{"attempts", std::int64_t{10000}}}},
                               {"maze", true, {}}};
        return generate::record(level, {}, 1).trace;
    }();
    return trace;
}

struct Stage : bench::PaintedCanvas {
    Stage() {
        canvas.setMotion(false);
        show(traceOfMaze());
    }
};

Stage& stage() {
    bench::ensureApplication();
    static Stage stage;
    return stage;
}

/// The cost of scrolling if everything has been drawn before.
void stillFrame(benchmark::State& state) {
    Stage& s = stage();
    s.player.last();
    s.zoomTo(state.range(0));
    s.settle();
    for (auto _ : state)
        s.frame();
}

/// Pans into parts that were never drawn.
void panningFrame(benchmark::State& state) {
    Stage& s = stage();
    s.player.last();
    s.zoomTo(state.range(0));
    s.settle();
    int column = 0;
    for (auto _ : state) {
        s.canvas.reveal({column * 97 % kSide, column * 61 % kSide});
        s.frame();
        ++column;
    }
}

/// The first frame at a zoom. Parts missing when its time is up appear blurred and follow later.
void frameAfterZoom(benchmark::State& state) {
    Stage& s = stage();
    s.player.last();
    s.zoomTo(0);
    s.settle();
    for (auto _ : state) {
        state.PauseTiming();
        s.zoomTo(0);
        state.ResumeTiming();
        s.zoomTo(state.range(0));
        s.frame();
    }
}

/// The first frame after a far seek, without the seek itself.
void frameAfterSeek(benchmark::State& state) {
    Stage& s = stage();
    s.zoomTo(state.range(0));
    bool early = false;
    for (auto _ : state) {
        state.PauseTiming();
        s.settle();
        s.player.seek(s.player.count() / (early ? 3 : 2));
        early = !early;
        state.ResumeTiming();
        s.frame();
    }
}

/// From a far seek until everything in view is up to date, including the seek.
void seekUntilSharp(benchmark::State& state) {
    Stage& s = stage();
    s.zoomTo(state.range(0));
    s.settle();
    bool early = false;
    for (auto _ : state) {
        s.player.seek(s.player.count() / (early ? 3 : 2));
        early = !early;
        s.settle();
    }
}

/// A step while playing: the step, and the frame that shows it.
void stepAndFrame(benchmark::State& state) {
    Stage& s = stage();
    s.zoomTo(state.range(0));
    s.player.seek(s.player.count() / 2);
    s.settle();
    for (auto _ : state) {
        s.player.forward();
        s.frame();
    }
}

/// Pans in a game's own tiles, into parts that were never drawn.
void panningInTiles(benchmark::State& state) {
    Stage& s = stage();
    s.canvas.setTileLook(widgets::TileLook::of(testing::paintedTiles("bench")).value());
    panningFrame(state);
    s.canvas.setTileLook(nullptr);
}

/// The first frame at a zoom in a game's own tiles, before any stack of tiles is composed.
void frameAfterZoomInTiles(benchmark::State& state) {
    Stage& s = stage();
    s.canvas.setTileLook(widgets::TileLook::of(testing::paintedTiles("bench")).value());
    frameAfterZoom(state);
    s.canvas.setTileLook(nullptr);
}

/// Draws the minimap after a step has changed a cell.
void minimapAfterStep(benchmark::State& state) {
    Stage& s = stage();
    s.zoomTo(1600);
    s.player.seek(s.player.count() / 2);
    s.settle();
    widgets::Minimap minimap(s.canvas, s.player);
    QImage picture(minimap.size(), QImage::Format_RGB32);
    for (auto _ : state) {
        s.player.forward();
        minimap.render(&picture);
    }
}

void zooms(benchmark::internal::Benchmark* bench) {
    for (int hundredths : {0, 40, 50, 75, 100, 200, 400, 800, 1600, 3200})
        bench->Arg(hundredths);
    bench->Unit(benchmark::kMillisecond);
}

BENCHMARK(stillFrame)->Name("canvas/still")->Apply(zooms);
BENCHMARK(panningFrame)->Name("canvas/panning")->Apply(zooms);
BENCHMARK(frameAfterZoom)->Name("canvas/zoomed")->Apply(zooms);
BENCHMARK(frameAfterSeek)->Name("canvas/sought")->Apply(zooms);
BENCHMARK(seekUntilSharp)->Name("canvas/sharp")->Apply(zooms);
BENCHMARK(panningInTiles)->Name("canvas/tiles-panning")->Apply(zooms);
BENCHMARK(frameAfterZoomInTiles)->Name("canvas/tiles-zoomed")->Apply(zooms);
BENCHMARK(stepAndFrame)->Name("canvas/step")->Apply(zooms);
BENCHMARK(minimapAfterStep)->Name("canvas/minimap")->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures = [] {
    const auto add = [](const std::string& what, const std::string& benchmark) {
        bench::addFigure({"canvas 4096², 1080p: " + what, "canvas/" + benchmark, "", "", 8, "ms"});
    };
    add("frame, all in view", "still/0");
    add("frame, 25 %", "still/400");
    add("frame, 100 %", "still/1600");
    add("frame while panning, 1 pixel a cell", "panning/100");
    add("frame while panning, 25 %", "panning/400");
    add("frame while panning, 100 %", "panning/1600");
    add("frame after zooming, half a pixel a cell", "zoomed/50");
    add("frame after zooming, 100 %", "zoomed/1600");
    add("frame after a far seek, all in view", "sought/0");
    add("frame after a far seek, 100 %", "sought/1600");
    add("frame while panning in a game's tiles, 25 %", "tiles-panning/400");
    add("frame while panning in a game's tiles, 100 %", "tiles-panning/1600");
    add("frame after zooming in a game's tiles, 100 %", "tiles-zoomed/1600");
    add("step and its frame, 100 %", "step/1600");
    bench::addFigure({"minimap of 4096² after a step", "canvas/minimap", "", "", 2, "ms"});
    return true;
}();

}  // namespace mazeloom::bench_canvas
