// SPDX-License-Identifier: MIT
// The temple game without a window: ticks of a session, rewinding, and proofs.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <memory>
#include <vector>

#include "core/pack/disk/folder_source.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/session.h"
#include "core/random/stream.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_play {

using namespace play::temple;
using play::Stroke;

std::shared_ptr<const Field> busyTemple(int side) {
    auto field = generateField(bench::endlessTemple(side), {}, 1);
    return field ? *field : nullptr;
}

/// Returns strokes that hold a direction for half a second, then another. The designer's
/// invulnerability keeps the attempt from ending within a second.
std::vector<Stroke> strokesAt(random::Stream& random, Button& held, std::int64_t tick) {
    std::vector<Stroke> strokes;
    if (tick == 0) strokes.push_back(press(Button::Invulnerable));
    if (tick % 30 != 0) return strokes;
    strokes.push_back(release(held));
    held = static_cast<Button>(random.below(4));
    strokes.push_back(press(held));
    return strokes;
}

void ticks(benchmark::State& state) {
    const auto field = busyTemple(64);
    Engine engine(field);
    random::Stream random(1);
    State attempt = engine.start();
    Button held = Button::Up;
    for (auto _ : state) {
        for (int i = 0; i < 1000; ++i) {
            if (attempt.tick % 30 == 0) {
                engine.advance(attempt, strokesAt(random, held, attempt.tick));
            } else {
                engine.advance(attempt, {});
            }
        }
    }
    if (attempt.isOver()) state.SkipWithError("the attempt is over");
    state.counters["ticks_per_second"] = benchmark::Counter(
        1000.0 * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void rewind(benchmark::State& state) {
    Session session(busyTemple(256));
    random::Stream random(1);
    Button held = Button::Up;
    constexpr std::int64_t kTenMinutes = 36'000;
    while (session.length() < kTenMinutes)
        session.advance(strokesAt(random, held, session.tick()));
    for (auto _ : state)
        session.seek(random.between(0, kTenMinutes - 1));
}

/// Returns a hall of 72 cells without a refuge: a slow or fast bug in each row, and a coin, which
/// lies under a motionless bug unless `isWinnable`.
std::shared_ptr<const Field> hall(bool isWinnable) {
    level::Level level;
    level.size = {12, 6};
    level.paint.emplace(level.size);
    for (int y = 0; y < 6; ++y) {
        for (int x = 0; x < 12; ++x)
            level.paint->at({x, y}) = static_cast<level::Paint>(level::Terrain::Floor);
        level::Trajectory bug;
        bug.points = {{y % 2 == 0 ? 11 : 0, y}, {y % 2 == 0 ? 0 : 11, y}};
        bug.thereAndBack = true;
        bug.speed = y % 2 == 0 ? 40 : 20;
        level.trajectories.push_back(bug);
    }
    level.paint->at({11, 5}) =
        level::marked(static_cast<level::Paint>(level::Terrain::Floor), level::PaintMark::Coin);
    if (!isWinnable) {
        level.trajectories.emplace_back();
        level.trajectories.back().points = {{11, 5}, {11, 5}};
    }
    level.objects.emplace_back().kind = level::ThingKind::Hero;
    auto field = generateField(level, {}, 1);
    return field ? *field : nullptr;
}

void proofOfHall(benchmark::State& state) {
    const bool isWinnable = state.range(0) != 0;
    const auto field = hall(isWinnable);
    for (auto _ : state) {
        const bool isFound = prove(field).verdict == Verdict::Winnable;
        if (isFound != isWinnable) state.SkipWithError("a wrong verdict");
    }
}

void proof(benchmark::State& state) {
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    if (!pack) return state.SkipWithError("no pack");
    // The slowest of the levels up to 96×96 is reported.
    std::vector<std::shared_ptr<const Field>> fields;
    for (const level::Level& level : pack->levels) {
        auto field = generateField(level, pack->rooms, 1);
        if (field && level.size.area() <= 96 * 96) fields.push_back(*field);
    }
    double slowest = 0;
    for (auto _ : state) {
        for (const auto& field : fields) {
            const clock_t before = clock();
            if (prove(field).verdict != Verdict::Winnable) state.SkipWithError("not proven");
            const double ms = 1e3 * static_cast<double>(clock() - before) / CLOCKS_PER_SEC;
            slowest = std::max(slowest, ms);
        }
    }
    state.counters["slowest_ms"] = slowest;
}

BENCHMARK(ticks)->Name("play/ticks")->Repetitions(3);
BENCHMARK(rewind)->Name("play/rewind")->Unit(benchmark::kMillisecond);
BENCHMARK(proof)->Name("play/proof")->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(proofOfHall)->Name("play/hall")->Arg(1)->Arg(0)->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"a headless session, 64x64, 8 bugs, 4 lasers", "play/ticks",
                      "ticks_per_second", "", 1e6, "/s", true}) &&
    bench::addFigure({"rewind to any of ten minutes, 256x256", "play/rewind", "", "", 16, "ms"}) &&
    bench::addFigure({"proof of the slowest built-in level to 96x96", "play/proof", "slowest_ms",
                      "", 1000, "ms"}) &&
    bench::addFigure(
        {"proof of a hall of 72 cells without a refuge", "play/hall/1", "", "", 100, "ms"}) &&
    bench::addFigure({"proof that such a hall cannot be won", "play/hall/0", "", "", 500, "ms"});

}  // namespace mazeloom::bench_play
