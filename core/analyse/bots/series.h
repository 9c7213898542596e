// SPDX-License-Identifier: MIT
// Plays one game per seed with each of several bots, on several threads. The results do not depend
// on the number of threads.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/analyse/bots/result.h"
#include "core/level/level.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/start.h"
#include "core/play/temple/rules/numbers.h"

namespace mazeloom::analyse::bots {

namespace temple {
struct Bot;
}
namespace descent {
struct Bot;
}

/// What is played with each seed: returns the results of all bots, in the bots' order. Called from
/// several threads at once.
using PlaySeed =
    std::function<std::vector<Result>(std::uint64_t seed, const std::atomic<bool>* stop)>;

/// The level and the pack must outlive the returned function. All bots play the same attempt at the
/// temple that is generated from the level and the seed (play::temple::generateField).
struct TempleSeries {
    const level::Level& level;
    const level::Pack& pack;
    std::vector<const temple::Bot*> bots;
    play::temple::Numbers numbers = play::temple::Numbers::Near;  ///< the numbers that are shown
    std::uint64_t attempt = 0;
    /// Is called with each game and the field on which it was played, from several threads at once.
    std::function<void(const std::shared_ptr<const play::temple::Field>& field,
                       const temple::Game& game)>
        onGame = {};
};
PlaySeed templeSeries(TempleSeries of);

/// Each game is a run with the seed, which begins as `start` says apart from its seed.
struct DescentSeries {
    std::shared_ptr<const play::descent::Dungeon> dungeon;
    play::descent::Start start;
    std::vector<const descent::Bot*> bots;
    /// Is called with each game, from several threads at once.
    std::function<void(const descent::Game& game)> onGame = {};
};
PlaySeed descentSeries(DescentSeries of);

/// Calls `play` for the seeds at(0) … at(count - 1). Returns for each seed, in their order, what
/// `play` returned. The calling thread calls `look(done)` about once per `every`, with the number
/// of seeds played so far. Once `stop` is set, the result is meaningless.
std::vector<std::vector<Result>> playSeries(
    const PlaySeed& play, std::uint64_t count,
    const std::function<std::uint64_t(std::uint64_t)>& at, unsigned threads,
    const std::function<void(std::uint64_t done)>& look = {},
    const std::atomic<bool>* stop = nullptr,
    std::chrono::milliseconds every = std::chrono::milliseconds(200));

}  // namespace mazeloom::analyse::bots
