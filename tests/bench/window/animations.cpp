// SPDX-License-Identifier: MIT
// Pictures of a finished level, animations from the recipe to the file on the disk, and the memory
// needed for animations of few and many frames.
#include <algorithm>
#include <chrono>
#include <string>

#include <benchmark/benchmark.h>
#include <QTemporaryDir>

#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/large.h"
#include "tests/bench/levels.h"
#include "tests/bench/window/application.h"
#include "widgets/exchange/films/generation_film.h"
#include "widgets/exchange/films/write_animation.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/pictures/png_bytes.h"

namespace mazeloom::bench_animations {

namespace {

/// Returns rooms and a maze like those of dungeons.
level::Level animatedDungeon(int side) {
    level::Level level =
        bench::rock({side, side}, {"rooms", "maze", "doors", "dead-ends", "unite"});
    level.recipe.stages[0].parameters = {{"attempts", std::int64_t{side} * 4}};
    return level;
}

/// Exports an animation of this many frames at the default scale. Returns false on failure.
bool animateDungeon(const std::string& format, int frames) {
    const QTemporaryDir folder;
    const auto recorded = generate::record(animatedDungeon(64), {}, 1);
    const auto film = widgets::generationFilm(recorded.trace, {});
    if (!film) return false;
    // Spread evenly over the frames; the last frame stays for a quarter of the time, or a second.
    const int moving = (frames - 1) * 20;
    const widgets::SchedulePlan plan{
        {}, 50, std::chrono::milliseconds(moving + std::min(moving / 3, 1000))};
    const auto schedule = widgets::Schedule::of(**film, plan);
    if (!schedule || schedule->frames() != frames) return false;
    const auto written =
        widgets::writeAnimation(**film, *schedule, *widgets::findAnimationFormat(format),
                                folder.filePath(QStringLiteral("animation")));
    return written.has_value() && *written;
}

void animate(benchmark::State& state, const char* format) {
    bench::ensureApplication();
    for (auto _ : state) {
        if (!animateDungeon(format, static_cast<int>(state.range(0))))
            state.SkipWithError("the animation was not made");
    }
}
BENCHMARK_CAPTURE(animate, gif, "gif")
    ->Name("animate/gif")
    ->Arg(300)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(animate, webp, "webp")
    ->Name("animate/webp")
    ->Arg(300)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(animate, apng, "apng")
    ->Name("animate/apng")
    ->Arg(300)
    ->Unit(benchmark::kMillisecond);

/// Runs in its own process, in which nothing else has allocated memory before.
void filmMemory(benchmark::State& state, const char* format) {
    bench::runAlone(state, {"film", format, std::to_string(state.range(0))});
}
BENCHMARK_CAPTURE(filmMemory, gif, "gif")
    ->Name("film-memory/gif")
    ->Arg(100)
    ->Arg(1000)
    ->Iterations(1)
    ->UseManualTime();
BENCHMARK_CAPTURE(filmMemory, apng, "apng")
    ->Name("film-memory/apng")
    ->Arg(100)
    ->Arg(1000)
    ->Iterations(1)
    ->UseManualTime();

/// Animates the largest temple that `mazeloom animate` accepts, in three frames.
bool animateLargest() {
    const QTemporaryDir folder;
    const int side = bench::isSample() ? 512 : 4096;
    level::Level level =
        bench::rock({side, side}, {"shape", "hidden-maze", "reach", "traps", "coins"});
    level.ruleset = level::Ruleset::Temple;
    level.recipe.stages[0].parameters = {{"source", std::string("rooms-and-maze")}};
    const auto recorded = generate::record(level, {}, 1);
    const auto film = widgets::generationFilm(recorded.trace, {});
    if (!film) return false;
    const auto schedule = widgets::Schedule::of(**film, {{}, 3, std::chrono::milliseconds(1000)});
    if (!schedule) return false;
    const auto written =
        widgets::writeAnimation(**film, *schedule, *widgets::findAnimationFormat("gif"),
                                folder.filePath(QStringLiteral("animation")));
    return written.has_value() && *written;
}
void largestFilm(benchmark::State& state) {
    bench::runAlone(state, {"film-of-largest"});
}
BENCHMARK(largestFilm)->Name("film-of-largest")->Iterations(1)->UseManualTime();

/// Measures drawing and compression at the default of 4 pixels per cell.
void largePicture(benchmark::State& state) {
    bench::ensureApplication();
    const level::Level level = animatedDungeon(static_cast<int>(state.range(0)));
    const level::Map map = generate::generate(level, {}, 1).value().map;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const std::string png = widgets::pngOf(widgets::drawLevel(map, level, {}).value());
        bytes = png.size();
        benchmark::DoNotOptimize(png.data());
    }
    state.counters["KB"] = static_cast<double>(bytes) / 1024;
}
BENCHMARK(largePicture)->Name("export/png")->Arg(1024)->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"GIF of 300 frames of 64x64 cells", "animate/gif/300", "", "", 2000, "ms"}) &&
    bench::addFigure({"the same as WebP", "animate/webp/300", "", "", 2000, "ms"}) &&
    bench::addFigure({"the same as APNG", "animate/apng/300", "", "", 2000, "ms"}) &&
    bench::addFigure({"memory of 1,000 frames over that of 100, GIF", "film-memory/gif/1000", "MB",
                      "film-memory/gif/100", 1.1, "x"}) &&
    bench::addFigure(
        {"the same of APNG", "film-memory/apng/1000", "MB", "film-memory/apng/100", 1.1, "x"}) &&
    bench::addFigure(
        {"memory of an animated 4096x4096 temple", "film-of-largest", "MB", "", 1024, "MB"}) &&
    bench::addFigure({"PNG of a level of 1024x1024 cells", "export/png/1024", "", "", 500, "ms"});

[[maybe_unused]] const bool kFilm =
    bench::loneWorks()
        .emplace("film",
                 [](const std::vector<std::string>& words) {
                     bench::ensureApplication();
                     return words.size() == 2 && animateDungeon(words[0], std::stoi(words[1])) ? 0
                                                                                               : 1;
                 })
        .second;

[[maybe_unused]] const bool kLargestFilm = bench::loneWorks()
                                               .emplace("film-of-largest",
                                                        [](const std::vector<std::string>&) {
                                                            bench::ensureApplication();
                                                            return animateLargest() ? 0 : 1;
                                                        })
                                               .second;

}  // namespace

}  // namespace mazeloom::bench_animations
