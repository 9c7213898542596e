// SPDX-License-Identifier: MIT
// The time of the preview of a handcrafted room in a level of 4096×4096 cells, off the window's
// thread: generation until the room is placed.
#include <benchmark/benchmark.h>

#include <vector>

#include "core/generate/room_trial.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_room_preview {

std::vector<level::Room> hall() {
    level::Room room;
    room.id = "hall";
    room.cells = grid::Grid<level::Terrain>({9, 7}, level::Terrain::Wall);
    for (int y = 1; y < 6; ++y) {
        for (int x = 1; x < 8; ++x)
            room.cells.at({x, y}) = level::Terrain::Floor;
    }
    room.entrances = {{4, 6}};
    return {room};
}

void previewRoom(benchmark::State& state, const level::Level& level) {
    const std::vector<level::Room> rooms = hall();
    for (auto _ : state) {
        const generate::RoomTrial trial = generate::tryRoom(level, rooms, 0, 1);
        if (trial.outcome != generate::RoomTrial::Outcome::Placed) {
            state.SkipWithError("the room was not placed");
        }
        benchmark::DoNotOptimize(trial.places.data());
    }
}

void inDungeon(benchmark::State& state) {
    previewRoom(
        state, bench::rock({4096, 4096}, {"handcrafted-rooms", "rooms", "maze", "doors", "unite"}));
}

/// Measures the stage alone, in rock.
void aloneInRock(benchmark::State& state) {
    previewRoom(state, bench::rock({4096, 4096}, {"handcrafted-rooms"}));
}

BENCHMARK(inDungeon)->Name("room-preview/dungeon")->Unit(benchmark::kMillisecond);
BENCHMARK(aloneInRock)->Name("room-preview/rock")->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"room preview in a 4096x4096 dungeon, off the window's thread",
                      "room-preview/dungeon", "", "", 2000, "ms"}) &&
    bench::addFigure({"room preview in 4096x4096 rock, off the window's thread",
                      "room-preview/rock", "", "", 500, "ms"});

}  // namespace mazeloom::bench_room_preview
