// SPDX-License-Identifier: MIT
// A frame of a canvas of 1920×1080 pixels in which every cell has a drawing: a coin, a trap, or one
// of twenty thousand things, of the program's kinds and the pack's own.
#include <array>
#include <memory>
#include <string>
#include <utility>

#include <benchmark/benchmark.h>

#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"
#include "tests/bench/window/painted_canvas.h"

namespace mazeloom::bench_sprites {

constexpr int kSide = 512;

std::shared_ptr<const trace::Trace> traceOfTreasury() {
    level::Level level = bench::openTemple(kSide, {"shape", "hidden-maze", "reach", "traps"});
    level.recipe.stages.push_back({"coins", true, {{"count", std::int64_t{kSide} * kSide}}});
    constexpr std::array kKinds{level::ThingKind::Heart, level::ThingKind::Grenade,
                                level::ThingKind::Tnt, level::ThingKind::Console,
                                level::ThingKind::Own};
    level::OwnKind chest;
    chest.id = "chest";
    chest.letter = 'c';
    std::size_t next = 0;
    for (int y = 1; y < kSide; y += 4) {
        for (int x = 1; x < kSide; x += 4) {
            level::Object object;
            object.kind = kKinds[next++ % kKinds.size()];
            object.at = {x, y};
            if (object.kind == level::ThingKind::Own) object.own = chest.id;
            level.objects.push_back(std::move(object));
        }
    }
    generate::Options options;
    options.kinds = std::make_shared<const level::OwnKinds>(level::OwnKinds{chest});
    return generate::record(level, {}, 1, options).trace;
}

struct Treasury : bench::PaintedCanvas {
    Treasury() {
        canvas.setMotion(false);
        widgets::Theme theme = widgets::Theme::dark();
        theme.hasLetters = false;
        canvas.setTheme(theme);
        show(traceOfTreasury());
        player.last();
    }
};

Treasury& treasury() {
    bench::ensureApplication();
    static Treasury treasury;
    return treasury;
}

/// Pans into parts that were never drawn.
void panning(benchmark::State& state) {
    Treasury& t = treasury();
    t.zoomTo(state.range(0));
    t.settle();
    int column = 0;
    for (auto _ : state) {
        t.canvas.reveal({column * 97 % kSide, column * 61 % kSide});
        t.frame();
        ++column;
    }
}

/// Measures the time from a new zoom until every drawing in view is complete.
void sharp(benchmark::State& state) {
    Treasury& t = treasury();
    for (auto _ : state) {
        state.PauseTiming();
        t.zoomTo(state.range(0) / 2);
        t.settle();
        state.ResumeTiming();
        t.zoomTo(state.range(0));
        t.settle();
    }
}

void zooms(benchmark::internal::Benchmark* bench) {
    for (int hundredths : {800, 1600, 3200})
        bench->Arg(hundredths);
    bench->Unit(benchmark::kMillisecond);
}

BENCHMARK(panning)->Name("sprites/panning")->Apply(zooms);
BENCHMARK(sharp)->Name("sprites/sharp")->Apply(zooms);

[[maybe_unused]] const bool kFigures = [] {
    const auto add = [](const std::string& what, const std::string& benchmark, double target) {
        bench::addFigure(
            {"drawing on each cell, 1080p: " + what, "sprites/" + benchmark, "", "", target, "ms"});
    };
    add("frame while panning, 50 %", "panning/800", 8);
    add("frame while panning, 100 %", "panning/1600", 8);
    add("frame while panning, 200 %", "panning/3200", 8);
    add("until sharp, 100 %", "sharp/1600", 100);
    return true;
}();

}  // namespace mazeloom::bench_sprites
