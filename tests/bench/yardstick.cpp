// SPDX-License-Identifier: MIT
#include "tests/bench/yardstick.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "tests/bench/stopwatch.h"

namespace mazeloom::bench {

namespace {

// On a quiet machine with two cores at 2.6 GHz (the medians of twelve runs).
constexpr double kQuietArithmetic = 1.6e-3;
constexpr double kQuietMemory = 1.0e-3;

constexpr int kRuns = 4;

/// Times a chain of multiplications and shifts, each of which depends on the previous one.
double timeArithmetic() {
    const Stopwatch watch;
    std::uint64_t x = 1;
    for (int i = 0; i < 1'000'000; ++i) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        x ^= x >> 29;
    }
    benchmark::DoNotOptimize(x);
    return watch.seconds();
}

/// Times a walk through half a megabyte in which each place names the next. A larger area would lie
/// in the cache shared by all processors, whose speed depends on other programs.
double timeMemory() {
    static const std::vector<std::uint32_t> next = [] {
        // One cycle through all places (Sattolo), with a generator of its own.
        std::vector<std::uint32_t> places(std::size_t{1} << 17);
        std::iota(places.begin(), places.end(), 0u);
        std::uint64_t x = 1;
        for (std::size_t i = places.size() - 1; i > 0; --i) {
            x = x * 6364136223846793005u + 1442695040888963407u;
            std::swap(places[i], places[(x >> 33) % i]);
        }
        return places;
    }();
    const Stopwatch watch;
    std::uint32_t at = 0;
    for (int i = 0; i < 200'000; ++i)
        at = next[at];
    benchmark::DoNotOptimize(at);
    return watch.seconds();
}

}  // namespace

Yardstick Yardstick::measure() {
    Yardstick best{timeArithmetic(), timeMemory()};
    for (int run = 1; run < kRuns; ++run)
        best = Yardstick::best(best, {timeArithmetic(), timeMemory()});
    return best;
}

Yardstick Yardstick::best(const Yardstick& a, const Yardstick& b) {
    return {std::min(a.arithmetic, b.arithmetic), std::min(a.memory, b.memory)};
}

double Yardstick::slowness() const {
    return std::max({1.0, arithmetic / kQuietArithmetic, memory / kQuietMemory});
}

}  // namespace mazeloom::bench
