// SPDX-License-Identifier: MIT
// Measures the cost of an operation: memory, counted by the test's own operator new, and time. For
// tests that are separate programs.
#pragma once

#include <malloc.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <new>
#include <string>

#include <pugixml.hpp>

namespace mazeloom::testing {

struct Memory {
    std::size_t pieces = 0;  ///< allocations so far
    std::size_t now = 0;     ///< bytes in use
    std::size_t peak = 0;    ///< the most bytes in use at once
};
inline Memory memory;

inline void* taken(std::size_t size) {
    void* piece = std::malloc(size == 0 ? 1 : size);
    if (piece == nullptr) return nullptr;
    ++memory.pieces;
    memory.now += malloc_usable_size(piece);
    memory.peak = std::max(memory.peak, memory.now);
    return piece;
}
inline void given(void* piece) {
    if (piece != nullptr) memory.now -= malloc_usable_size(piece);
    std::free(piece);
}

/// Begins to count memory. Also stops malloc from returning pages to the system, since fetching
/// them again costs more than the work under test.
inline void beginCounting() {
    // The XML parser has its own allocation hooks.
    pugi::set_memory_management_functions(taken, given);
    constexpr int kAlways = 1 << 30;
    mallopt(M_MMAP_THRESHOLD, kAlways);
    mallopt(M_TRIM_THRESHOLD, kAlways);
}

/// The cost of one run.
struct Cost {
    std::size_t pieces = 0;
    std::size_t peak = 0;   ///< bytes beyond those in use before the run
    double processing = 0;  ///< seconds of this thread's processor time
};

inline double processed() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

inline Cost costOf(const std::function<void()>& work) {
    const Memory before = memory;
    memory.peak = memory.now;
    const double begin = processed();
    work();
    return {memory.pieces - before.pieces, memory.peak - before.now, processed() - begin};
}

/// Returns the lowest cost of several runs; other load on the machine can only add to the time.
inline Cost leastCostOf(const std::function<void()>& work, int runs) {
    Cost least = costOf(work);
    for (int run = 1; run < runs; ++run) {
        const Cost cost = costOf(work);
        least.processing = std::min(least.processing, cost.processing);
        least.peak = std::min(least.peak, cost.peak);
        least.pieces = std::min(least.pieces, cost.pieces);
    }
    return least;
}

/// Builds an input of the given size and returns the work to be measured on it.
using MakeWork = std::function<std::function<void()>(int size)>;

/// Returns why the work grows more than 2.5 times when the input doubles; empty if it does not.
/// Work of n · log n steps doubles and grows by another tenth.
///
/// Allocations are counted and so are the same in each run. Time varies, so: it is processor time
/// of this thread, which excludes other programs; the fastest of several runs counts, since caches
/// and interruptions can only add to it; the first millisecond is forgiven, since less cannot be
/// measured reliably; and sizes that seem too slow are tried twice more and must fail each time. So
/// a linear reader fails only if three times in a row all runs of the larger input are disturbed
/// and none of the smaller one, and a quadratic reader, which takes four times as long, cannot
/// pass.
inline std::string growthBeyond(const MakeWork& make, int size) {
    constexpr double kMost = 2.5;
    constexpr double kForgiven = 0.001;
    constexpr std::size_t kForgivenBytes = std::size_t{1} << 18;
    constexpr std::size_t kForgivenPieces = 2000;
    constexpr int kTries = 3;
    // The larger input runs first as a screening; a disturbance can only cause another attempt.
    constexpr int kFewestRuns = 2;
    std::string why;
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const auto small = make(size);
        const auto large = make(2 * size);
        const Cost once = leastCostOf(small, kFewestRuns + 2 * attempt);
        const Cost twice = leastCostOf(large, 1 + 2 * attempt);
        const auto numbers = [](const char* what, auto from, auto to) {
            return std::string(what) + " grow from " + std::to_string(from) + " to " +
                   std::to_string(to);
        };
        const auto most = [&](std::size_t number, std::size_t forgiven) {
            return static_cast<std::size_t>(kMost * static_cast<double>(number)) + forgiven;
        };
        if (twice.pieces > most(once.pieces, kForgivenPieces))
            return numbers("pieces of memory", once.pieces, twice.pieces);
        if (twice.peak > most(once.peak, kForgivenBytes))
            return numbers("bytes", once.peak, twice.peak);
        if (twice.processing <= kMost * once.processing + kForgiven) return {};
        why = numbers("seconds", once.processing, twice.processing);
    }
    return why;
}

}  // namespace mazeloom::testing

void* operator new(std::size_t size) {
    if (void* piece = mazeloom::testing::taken(size)) return piece;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return mazeloom::testing::taken(size);
}
void operator delete(void* piece) noexcept {
    mazeloom::testing::given(piece);
}
void operator delete(void* piece, std::size_t) noexcept {
    mazeloom::testing::given(piece);
}
