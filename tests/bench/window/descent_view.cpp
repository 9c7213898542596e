// SPDX-License-Identifier: MIT
// The descent in a window: drawing after a turn.
#include <memory>

#include <benchmark/benchmark.h>
#include <QCoreApplication>

#include "tests/bench/figures.h"
#include "tests/bench/window/application.h"
#include "widgets/play/descent/descent_page.h"

namespace mazeloom::bench_descent_view {

using play::descent::Key;

/// Walks to and fro on the first floor of a seed, in its own window.
void turn(benchmark::State& state) {
    bench::ensureApplication();
    level::Pack pack;
    level::Level hall;
    hall.id = "hall";
    hall.ruleset = level::Ruleset::Descent;
    hall.size = {30, 18};
    hall.paint.emplace(hall.size);
    for (int y = 1; y < 17; ++y) {
        for (int x = 1; x < 29; ++x)
            hall.paint->at({x, y}) = static_cast<level::Paint>(level::Terrain::Floor);
    }
    hall.paint->at({28, 16}) = static_cast<level::Paint>(level::Terrain::StairsDown);
    hall.objects.emplace_back().at = {5, 5};
    hall.recipe.stages.emplace_back().stage = "shape";
    pack.levels.push_back(hall);
    widgets::GameSetup setup;
    setup.level = std::make_shared<level::Level>(hall);
    setup.rooms = std::make_shared<std::vector<level::Room>>();
    setup.pack = std::make_shared<level::Pack>(pack);
    widgets::PlayControls controls;
    widgets::DescentPage page(controls, widgets::SoundPlayer::Output::None);
    page.resize(1280, 900);
    page.show();
    if (page.play(setup)) return state.SkipWithError("the hall cannot be played");
    QCoreApplication::processEvents();
    bool isThere = false;
    for (auto _ : state) {
        page.run().press(isThere ? Key::Left : Key::Right);
        isThere = !isThere;
        QCoreApplication::processEvents();
    }
}
BENCHMARK(turn)->Name("descent/frame")->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures = bench::addFigure(
    {"a frame of the descent after one turn, 30×18", "descent/frame", "", "", 8, "ms"});

}  // namespace mazeloom::bench_descent_view
