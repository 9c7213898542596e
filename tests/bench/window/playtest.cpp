// SPDX-License-Identifier: MIT
// A game in a window: a frame's cost at 60 a second, and the time from the key press to playing.
#include <memory>
#include <vector>

#include <benchmark/benchmark.h>
#include <QCoreApplication>

#include "core/play/temple/state/buttons.h"
#include "core/random/stream.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"
#include "tests/bench/window/application.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::bench_playtest {

using play::temple::Button;

constexpr std::int64_t kFrame = 1'000'000'000 / 60;  // nanoseconds
const QSize kWindow(1280, 900);

widgets::GameSetup templeOf(int side) {
    widgets::GameSetup setup;
    setup.level = std::make_shared<level::Level>(bench::endlessTemple(side));
    setup.rooms = std::make_shared<std::vector<level::Room>>();
    setup.seed = 1;
    return setup;
}

/// A window that redraws only changed parts, as on a screen; its time is measured.
struct Stage {
    explicit Stage(int side) : page(controls, widgets::SoundPlayer::Output::None) {
        page.resize(kWindow);
        page.show();
        page.play(templeOf(side));
        page.run().setSeen(false);
        page.run().setInvulnerable(true);
        QCoreApplication::processEvents();
    }
    void frame() {
        page.run().advance(kFrame);
        QCoreApplication::processEvents();
    }

    widgets::PlayControls controls;
    widgets::TemplePage page;
};

void standing(benchmark::State& state) {
    bench::ensureApplication();
    Stage stage(64);
    for (auto _ : state)
        stage.frame();
}
BENCHMARK(standing)->Name("playtest/standing/64")->Unit(benchmark::kMillisecond);

/// The board is larger than the window, so every step scrolls it.
void walking(benchmark::State& state) {
    bench::ensureApplication();
    Stage stage(64);
    random::Stream random(2);
    Button held = Button::Right;
    int frames = 0;
    for (auto _ : state) {
        if (frames++ % 45 == 0) {
            stage.page.run().take(play::temple::release(held));
            held = static_cast<Button>(random.below(4));
            stage.page.run().take(play::temple::press(held));
        }
        stage.frame();
    }
}
BENCHMARK(walking)->Name("playtest/walking/64")->Unit(benchmark::kMillisecond);

void start(benchmark::State& state) {
    bench::ensureApplication();
    Stage stage(64);
    const widgets::GameSetup setup = templeOf(256);
    for (auto _ : state) {
        stage.page.play(setup);
        QCoreApplication::processEvents();
    }
}
BENCHMARK(start)->Name("playtest/start/256")->Unit(benchmark::kMillisecond);

// A tenth of a core at 60 frames a second.
constexpr double kTenth = 1000.0 / 60 / 10;

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"a frame of a 64² temple, the hero standing", "playtest/standing/64", "", "",
                      kTenth, "ms"}) &&
    bench::addFigure(
        {"… walking, the board scrolling", "playtest/walking/64", "", "", kTenth, "ms"}) &&
    bench::addFigure({"from the key to playing, 256²", "playtest/start/256", "", "", 100, "ms"});

}  // namespace mazeloom::bench_playtest
