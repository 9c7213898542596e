// SPDX-License-Identifier: MIT
// Where bots die: many games, and in each cell how many of them ended there.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>

#include "core/analyse/bots/descent/bot.h"
#include "core/analyse/bots/temple/bot.h"
#include "core/grid/grid.h"
#include "core/level/level.h"

namespace mazeloom::analyse::bots {

struct Heat {
    grid::Grid<std::uint32_t> deaths;  ///< in each cell
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t failures = 0;  ///< seeds that give no level, or none that can be played
};

/// The seeds that are played: `count` of them, from the first on.
struct Seeds {
    std::uint64_t first = 1;
    std::uint64_t count = 100;
};

/// Games on a temple's first attempts at these seeds. Once `stop` is set, what is given is worth
/// nothing.
Heat heatOf(const temple::Bot& bot, const level::Level& level, std::span<const level::Room> rooms,
            Seeds seeds, play::temple::Numbers numbers, level::SharedOwnKinds kinds = {},
            const std::atomic<bool>* stop = nullptr);
/// Games on the floors that a level gives for these seeds, each by itself (descent::playFloor).
Heat heatOf(const descent::Bot& bot, const level::Level& level, std::span<const level::Room> rooms,
            Seeds seeds, level::SharedOwnKinds kinds = {}, const std::atomic<bool>* stop = nullptr);
/// Games on one map of a temple: each seed is of what the bot leaves to chance.
Heat heatOn(const temple::Bot& bot, std::shared_ptr<const play::temple::Field> field, Seeds seeds,
            play::temple::Numbers numbers, const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::bots
