// SPDX-License-Identifier: MIT
// Painting large levels: the bucket, including the delta that makes it undoable, and a stroke with
// the largest brush across the level.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "core/edit/area/raster.h"
#include "core/edit/paint/flood.h"
#include "core/edit/paint/paint_delta.h"
#include "core/random/stream.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_edit {

using level::PaintGrid;
using level::Terrain;

constexpr int kSide = 4096;
constexpr auto kFloor = static_cast<level::Paint>(Terrain::Floor);
constexpr auto kWall = static_cast<level::Paint>(Terrain::Wall);

PaintGrid columns() {
    return bench::columns(kSide);
}

PaintGrid uniform() {
    return PaintGrid({kSide, kSide}, kFloor);
}

/// Returns vertical passages, one cell wide, all joined at the top: no fill has more runs.
PaintGrid comb() {
    PaintGrid grid({kSide, kSide}, kWall);
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; x += y == 0 ? 1 : 2)
            grid.at({x, y}) = kFloor;
    }
    return grid;
}

/// Returns one passage, a cell wide, that runs to and fro over the whole level.
PaintGrid rows() {
    PaintGrid grid({kSide, kSide}, kWall);
    for (int y = 0; y < kSide; y += 2) {
        std::ranges::fill(grid.row(y), kFloor);
        if (y + 1 < kSide) grid.at({y % 4 == 0 ? kSide - 1 : 0, y + 1}) = kFloor;
    }
    return grid;
}

/// Returns one passage that winds from the corner to the middle.
PaintGrid spiral() {
    PaintGrid grid({kSide, kSide}, kWall);
    grid::Point here{0, 0};
    grid.at(here) = kFloor;
    // Three sides are as long as the level; then each pair is shorter by a passage and a wall.
    int length = kSide - 1;
    for (int side = 0; length > 0; ++side) {
        const grid::Point way = std::array<grid::Point, 4>{
            {{1, 0}, {0, 1}, {-1, 0}, {0, -1}}}[static_cast<std::size_t>(side % 4)];
        for (int step = 0; step < length; ++step) {
            here = here + way;
            grid.at(here) = kFloor;
        }
        if (side >= 2 && side % 2 == 0) length -= 2;
    }
    return grid;
}

PaintGrid checkerboard() {
    PaintGrid grid({kSide, kSide}, kWall);
    for (int y = 0; y < kSide; ++y) {
        for (int x = y % 2; x < kSide; x += 2)
            grid.at({x, y}) = kFloor;
    }
    return grid;
}

/// Returns a perfect maze carved from the corner, with long winding passages.
PaintGrid maze() {
    random::Stream random(1);
    PaintGrid grid({kSide, kSide}, kWall);
    std::vector<grid::Point> passage{{0, 0}};
    grid.at({0, 0}) = kFloor;
    while (!passage.empty()) {
        const grid::Point here = passage.back();
        std::array<grid::Direction, 4> directions = grid::kDirections;
        random.shuffle(std::span<grid::Direction>(directions));
        const auto free = std::ranges::find_if(directions, [&](grid::Direction d) {
            const grid::Point next = here + grid::offset(d) * 2;
            return grid.contains(next) && grid.at(next) == kWall;
        });
        if (free == directions.end()) {
            passage.pop_back();
            continue;
        }
        grid.at(here + grid::offset(*free)) = kFloor;
        passage.push_back(here + grid::offset(*free) * 2);
        grid.at(passage.back()) = kFloor;
    }
    return grid;
}

void bucketFill(benchmark::State& state, PaintGrid (*painted)(), edit::Reach reach) {
    const PaintGrid grid = painted();
    for (auto _ : state) {
        const auto delta = edit::filled(grid, {0, 0}, edit::kSameTerrain, reach, nullptr,
                                        edit::terrainInk(Terrain::Water));
        benchmark::DoNotOptimize(delta.data());
        state.counters["runs"] = static_cast<double>(delta.size());
    }
}

/// Fills a chamber of 30 × 30 cells in a large maze.
void smallBucketFill(benchmark::State& state) {
    PaintGrid grid = maze();
    for (int y = 2000; y < 2032; ++y) {
        for (int x = 2000; x < 2032; ++x) {
            const bool edge = x == 2000 || x == 2031 || y == 2000 || y == 2031;
            grid.at({x, y}) = edge ? kWall : kFloor;
        }
    }
    for (auto _ : state) {
        const auto delta =
            edit::filled(grid, {2010, 2010}, edit::kSameTerrain, edit::Reach::Connected, nullptr,
                         edit::terrainInk(Terrain::Water));
        benchmark::DoNotOptimize(delta.data());
    }
}

void brushStroke(benchmark::State& state) {
    const PaintGrid grid = uniform();
    const edit::Brush brush{edit::kMaxBrush, edit::Brush::Tip::Round};
    for (auto _ : state) {
        const edit::Area area = edit::stroke(brush, {0, 0}, {kSide - 1, kSide - 1 - kSide / 3});
        const auto delta = edit::deltaOf(grid, area, edit::terrainInk(Terrain::Wall));
        benchmark::DoNotOptimize(delta.data());
    }
}

BENCHMARK_CAPTURE(bucketFill, uniform, uniform, edit::Reach::Connected)
    ->Name("edit/bucket-uniform")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK_CAPTURE(bucketFill, comb, comb, edit::Reach::Connected)
    ->Name("edit/bucket-comb")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK_CAPTURE(bucketFill, maze, maze, edit::Reach::Connected)
    ->Name("edit/bucket-maze")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK_CAPTURE(bucketFill, columns, columns, edit::Reach::Connected)
    ->Name("edit/bucket-columns")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK_CAPTURE(bucketFill, rows, rows, edit::Reach::Connected)
    ->Name("edit/bucket-rows")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK_CAPTURE(bucketFill, spiral, spiral, edit::Reach::Connected)
    ->Name("edit/bucket-spiral")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK_CAPTURE(bucketFill, checkerboard, checkerboard, edit::Reach::Everywhere)
    ->Name("edit/bucket-checkerboard")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK(smallBucketFill)->Name("edit/bucket-small")->Unit(benchmark::kMillisecond);
BENCHMARK(brushStroke)->Name("edit/brush-stroke")->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure(
        {"bucket fill of 4096x4096, one terrain", "edit/bucket-uniform", "", "", 150, "ms"}) &&
    bench::addFigure({"bucket fill of 4096x4096, a maze", "edit/bucket-maze", "", "", 150, "ms"}) &&
    bench::addFigure({"bucket fill of 4096x4096, a comb", "edit/bucket-comb", "", "", 150, "ms"}) &&
    bench::addFigure({"bucket fill of 4096x4096, one passage up and down", "edit/bucket-columns",
                      "", "", 150, "ms"}) &&
    bench::addFigure({"bucket fill of 4096x4096, one passage to and fro", "edit/bucket-rows", "",
                      "", 150, "ms"}) &&
    bench::addFigure(
        {"bucket fill of 4096x4096, a spiral", "edit/bucket-spiral", "", "", 150, "ms"}) &&
    bench::addFigure({"fill all like cells of a 4096x4096 checkerboard", "edit/bucket-checkerboard",
                      "", "", 150, "ms"}) &&
    bench::addFigure(
        {"bucket fill of a chamber in a 4096x4096 maze", "edit/bucket-small", "", "", 8, "ms"}) &&
    bench::addFigure(
        {"brush stroke of size 32 across 4096x4096", "edit/brush-stroke", "", "", 8, "ms"});

}  // namespace mazeloom::bench_edit
