// SPDX-License-Identifier: MIT
// Fields of view from cells all over dungeons of 80 × 50 cells, compared with libtcod's.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <span>
#include <vector>

#ifdef MAZELOOM_LIBTCOD
#include <libtcod/fov.h>
#endif

#include "core/generate/generate.h"
#include "core/play/descent/sight/sight.h"
#include "core/random/stream.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_sight {

/// A place where a hero may stand.
struct Place {
    std::size_t dungeon = 0;
    grid::Point at;
};

struct Dungeons {
    std::vector<level::CellGrid> cells;
    std::vector<Place> places;  ///< shuffled, so that caches and branch prediction do not help
};

Dungeons makeDungeons() {
    constexpr std::size_t kDungeons = 16;
    constexpr std::size_t kPlaces = 4000;
    Dungeons dungeons;
    const level::Level level = bench::rock({80, 50}, {"corridors"});
    const auto recipe = generate::prepare(level.recipe, false);
    for (std::uint64_t seed = 1; dungeons.cells.size() < kDungeons; ++seed) {
        const auto generated = generate::generate(level, *recipe, {}, seed);
        if (!generated) continue;
        const level::CellGrid& cells = generated->map.cells;
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x) {
                const grid::Point at{x, y};
                if (cells.at(at).isWalkable())
                    dungeons.places.push_back({dungeons.cells.size(), at});
            }
        }
        dungeons.cells.push_back(cells);
    }
    random::Stream(1).shuffle(std::span(dungeons.places));
    dungeons.places.resize(kPlaces);
    return dungeons;
}

const Dungeons& dungeons() {
    static const Dungeons all = makeDungeons();
    return all;
}

/// Calls `look(place)` for one place after another.
template <typename Look>
void measure(benchmark::State& state, const Look& look) {
    const std::vector<Place>& places = dungeons().places;
    std::size_t next = 0;
    for (auto _ : state) {
        look(places[next]);
        next = next + 1 < places.size() ? next + 1 : 0;
    }
    state.counters["us"] = benchmark::Counter(
        1e-6, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void look(benchmark::State& state, level::Sight sight) {
    const std::vector<level::CellGrid>& cells = dungeons().cells;
    measure(state, [&](const Place& place) {
        benchmark::DoNotOptimize(play::descent::look(cells[place.dungeon], place.at, sight));
    });
}

BENCHMARK_CAPTURE(look, rays, level::Sight::Rays)->Name("sight/rays")->Repetitions(5);
BENCHMARK_CAPTURE(look, shadows, level::Sight::Shadows)->Name("sight/shadows")->Repetitions(5);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"what is seen by shadow casting, radius 8, 80x50", "sight/shadows", "us", "",
                      0.4, "us"}) &&
    bench::addFigure({"the same by 360 rays", "sight/rays", "us", "", 2, "us"});

#ifdef MAZELOOM_LIBTCOD

std::vector<TCOD_Map*> libtcodMaps() {
    std::vector<TCOD_Map*> maps;
    for (const level::CellGrid& cells : dungeons().cells) {
        TCOD_Map* const map = TCOD_map_new(cells.width(), cells.height());
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x) {
                const bool isOpen = !cells.at({x, y}).isOpaque();
                TCOD_map_set_properties(map, x, y, isOpen, isOpen);
            }
        }
        maps.push_back(map);
    }
    return maps;
}

void libtcod(benchmark::State& state, TCOD_fov_algorithm_t algorithm) {
    const std::vector<TCOD_Map*> maps = libtcodMaps();
    measure(state, [&](const Place& place) {
        TCOD_map_compute_fov(maps[place.dungeon], place.at.x, place.at.y,
                             play::descent::kSightRadius, true, algorithm);
    });
    for (TCOD_Map* const map : maps)
        TCOD_map_delete(map);
}

BENCHMARK_CAPTURE(libtcod, symmetric, FOV_SYMMETRIC_SHADOWCAST)
    ->Name("libtcod/symmetric")
    ->Repetitions(5);
BENCHMARK_CAPTURE(libtcod, shadow, FOV_SHADOW)->Name("libtcod/shadow")->Repetitions(5);
BENCHMARK_CAPTURE(libtcod, basic, FOV_BASIC)->Name("libtcod/basic")->Repetitions(5);

[[maybe_unused]] const bool kPeers =
    bench::addFigure({"symmetric shadow casting, beside libtcod's", "sight/shadows", "us",
                      "libtcod/symmetric", 1, "x"}) &&
    bench::addFigure({"the same, beside libtcod's asymmetric one", "sight/shadows", "us",
                      "libtcod/shadow", 1, "x"}) &&
    bench::addFigure(
        {"360 rays, beside libtcod's rays", "sight/rays", "us", "libtcod/basic", 1, "x"});

#endif

}  // namespace mazeloom::bench_sight
