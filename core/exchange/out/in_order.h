// SPDX-License-Identifier: MIT
// Makes results on several threads and takes them in order on one thread, so that the outcome does
// not depend on the threads.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <utility>

#include "core/crew.h"

namespace mazeloom::exchange {

/// Calls begin(i), then take(i, make(i)), for each `i` below `count`, until begin or take returns
/// false. `make` runs on `threads` threads, or on the calling thread if `threads` is 1; begin and
/// take run on the calling thread, in order. `weightOf(i)`, at least 1, is the cost of keeping
/// result `i` until it is taken. Results that are being made or wait to be taken weigh at most
/// `most` together, unless there is only one. An exception from any of these functions is rethrown
/// here after all threads have ended.
template <typename Result, typename Weight, typename Make, typename Begin, typename Take>
void inOrder(std::uint64_t count, unsigned threads, std::uint64_t most, const Weight& weightOf,
             const Make& make, const Begin& begin, const Take& take) {
    if (threads <= 1) {
        for (std::uint64_t i = 0; i < count; ++i) {
            if (!begin(i) || !take(i, make(i))) return;
        }
        return;
    }
    std::mutex mutex;
    std::condition_variable changed;
    std::map<std::uint64_t, Result> waiting;
    std::uint64_t next = 0;    // the first index that no thread has begun
    std::uint64_t taken = 0;   // the first index that was not taken yet
    std::uint64_t weight = 0;  // total weight of the indices from taken to next - 1
    bool isOver = false;
    const auto giveUp = [&] {
        const std::lock_guard lock(mutex);
        isOver = true;
        changed.notify_all();
    };
    const auto work = [&] {
        std::unique_lock lock(mutex);
        while (true) {
            const auto hasRoom = [&] {
                return next == taken || (weight < most && weightOf(next) <= most - weight);
            };
            changed.wait(lock, [&] { return isOver || next == count || hasRoom(); });
            if (isOver || next == count) return;
            const std::uint64_t i = next++;
            weight += weightOf(i);
            lock.unlock();
            Result result = make(i);
            lock.lock();
            waiting.emplace(i, std::move(result));
            changed.notify_all();
        }
    };
    Crew crew(static_cast<unsigned>(std::min<std::uint64_t>(threads, count)), work, giveUp);
    for (std::uint64_t i = 0; i < count; ++i) {
        if (!begin(i)) break;
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return isOver || waiting.contains(i); });
        // A thread has thrown an exception.
        if (isOver) break;
        Result result = std::move(waiting.extract(i).mapped());
        lock.unlock();
        const bool goesOn = take(i, std::move(result));
        lock.lock();
        weight -= weightOf(i);
        taken = i + 1;
        changed.notify_all();
        if (!goesOn) break;
    }
    giveUp();
    crew.join();
}

}  // namespace mazeloom::exchange
