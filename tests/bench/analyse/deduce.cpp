// SPDX-License-Identifier: MIT
// The deducible facts of temples that show the numbers near the hero; and boards without guesses as
// in Simon Tatham's Mines, whose generator is run for comparison if it is installed.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/repair.h"
#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_deduce {

using namespace analyse::deduce;

void close(benchmark::State& state) {
    const level::Level level = bench::openTemple(
        static_cast<int>(state.range(0)), {"shape", "hidden-maze", "reach", "traps", "coins"});
    std::vector<Board> boards;
    for (std::uint64_t seed = 1; boards.size() < 16; ++seed) {
        const auto generated = generate::generate(level, {}, seed);
        if (generated)
            boards.push_back(Board::of(generated->map, level::objectivesOf(level)).value());
    }
    std::size_t next = 0;
    std::size_t lines = 0;
    for (auto _ : state) {
        const Closure closure =
            closureOf(boards[next++ % boards.size()], play::temple::Numbers::Near);
        lines += closure.certificate.lines().size();
    }
    // The mean number of deduced facts is reported, since a board without any is finished at once
    // and says nothing about the time.
    state.counters["cells"] =
        benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kAvgIterations);
}

BENCHMARK(close)->Name("closure/near")->Arg(64)->Arg(256)->Unit(benchmark::kMillisecond);

/// Makes boards of 30 × 16 cells with 99 traps, none of them around the start. Each board is
/// repaired, its closure is computed from scratch, and the certificate is checked.
void makeBoards(benchmark::State& state) {
    constexpr grid::Size kSize{30, 16};
    constexpr grid::Point kStart{15, 8};
    constexpr std::size_t kTraps = 99;
    RepairOptions options;
    options.numbers = play::temple::Numbers::Visited;
    options.goal = Goal::EverySafeCell;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        random::Stream random(++seed);
        Board board(kSize, kStart);
        std::vector<grid::Point> cells;
        for (int y = 0; y < kSize.height; ++y) {
            for (int x = 0; x < kSize.width; ++x) {
                if (std::abs(x - kStart.x) > 1 || std::abs(y - kStart.y) > 1)
                    cells.push_back({x, y});
            }
        }
        random.shuffle(std::span(cells));
        for (std::size_t i = 0; i < kTraps; ++i)
            board.setTrap(cells[i], true);
        const auto repaired = repair(board, options, random);
        if (!repaired || flawOf(board, options.numbers, repaired->closure.certificate)) {
            state.SkipWithError("a board did not come out");
            return;
        }
    }
    state.counters["boards_per_s"] =
        benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK(makeBoards)->Name("boards/30x16");

/// Debian's package installs Simon Tatham's Mines here.
constexpr const char* kMines = "/usr/games/sgt-mines";

void runMines(benchmark::State& state) {
    constexpr int kBoards = 400;
    const std::string command =
        std::string(kMines) + " --generate " + std::to_string(kBoards) + " 30x16n99 > /dev/null";
    for (auto _ : state) {
        if (std::system(command.c_str()) != 0) {
            state.SkipWithError("the peer failed");
            return;
        }
    }
    state.counters["boards_per_s"] =
        benchmark::Counter(kBoards, benchmark::Counter::kIsIterationInvariantRate);
}

[[maybe_unused]] const bool kPeer = [] {
    if (!std::filesystem::exists(kMines)) return false;
    benchmark::RegisterBenchmark("boards/30x16/mines", runMines)->UseRealTime();
    return bench::addFigure({"the same, by Simon Tatham's Mines", "boards/30x16/mines",
                             "boards_per_s", "", 0, "/s", true});
}();

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"boards 30x16, 99 traps, no guess, certified", "boards/30x16", "boards_per_s",
                      "", 1000, "/s", true}) &&
    bench::addFigure({"what can be known, near, 64x64", "closure/near/64", "", "", 5, "ms"}) &&
    bench::addFigure({"the same, 256x256", "closure/near/256", "", "", 100, "ms"});

}  // namespace mazeloom::bench_deduce
