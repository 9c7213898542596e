// SPDX-License-Identifier: MIT
#include "core/analyse/bots/series.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

#include "core/analyse/bots/descent/bots.h"
#include "core/analyse/bots/temple/bots.h"
#include "core/crew.h"
#include "core/play/temple/attempts.h"

namespace mazeloom::analyse::bots {

namespace {

constexpr unsigned kMostSeriesThreads = 1024;

}  // namespace

PlaySeed templeSeries(TempleSeries of) {
    return [of = std::move(of)](std::uint64_t seed, const std::atomic<bool>* stop) {
        const auto field = play::temple::generateField(of.level, of.pack.rooms, seed, of.attempt,
                                                       of.pack.ownKinds.share(), stop);
        if (!field) return std::vector(of.bots.size(), noLevel(seed, field.error()));
        std::vector<Result> results;
        for (const temple::Bot* bot : of.bots) {
            const temple::Game game = temple::playGame(*bot, {*field, of.numbers, seed, stop});
            results.push_back(resultOf(seed, game));
            if (of.onGame) of.onGame(*field, game);
        }
        return results;
    };
}

PlaySeed descentSeries(DescentSeries of) {
    return [of = std::move(of)](std::uint64_t seed, const std::atomic<bool>* stop) {
        play::descent::Start start = of.start;
        start.seed = seed;
        std::vector<Result> results;
        for (const descent::Bot* bot : of.bots) {
            const auto game = descent::playRun(*bot, of.dungeon, start, stop);
            results.push_back(game ? resultOf(seed, *game) : noLevel(seed, game.error()));
            if (game && of.onGame) of.onGame(*game);
        }
        return results;
    };
}

std::vector<std::vector<Result>> playSeries(const PlaySeed& play, std::uint64_t count,
                                            const std::function<std::uint64_t(std::uint64_t)>& at,
                                            unsigned threads,
                                            const std::function<void(std::uint64_t done)>& look,
                                            const std::atomic<bool>* stop,
                                            std::chrono::milliseconds every) {
    std::vector<std::vector<Result>> results(count);
    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> ends = false;
    std::mutex mutex;
    std::condition_variable changed;
    std::uint64_t done = 0;
    const auto work = [&] {
        while (!ends) {
            const std::uint64_t i = next++;
            if (i >= count) return;
            results[i] = play(at(i), &ends);
            const std::lock_guard lock(mutex);
            if (++done == count) changed.notify_one();
        }
    };
    const auto most = std::min<std::uint64_t>(count, kMostSeriesThreads);
    Crew crew(static_cast<unsigned>(
                  std::clamp<std::uint64_t>(threads, 1, std::max<std::uint64_t>(most, 1))),
              work, [&] { ends = true; });
    // Threads see `ends`, which the caller's flag or an exception in another thread sets.
    std::unique_lock lock(mutex);
    while (done < count && !ends) {
        changed.wait_for(lock, every);
        if (stop != nullptr && *stop) ends = true;
        const std::uint64_t played = done;
        lock.unlock();
        if (look) look(played);
        lock.lock();
    }
    lock.unlock();
    crew.join();
    return results;
}

}  // namespace mazeloom::analyse::bots
