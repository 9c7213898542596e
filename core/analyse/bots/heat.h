// SPDX-License-Identifier: MIT
// The places where bots die: for each cell, the number of games out of many in which the bot died
// there.
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
    grid::Grid<std::uint32_t> deaths;  ///< the number of deaths in each cell
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t failures = 0;  ///< the number of seeds that give no level or no playable level
};

/// The seeds to play: `count` seeds, beginning with `first`.
struct Seeds {
    std::uint64_t first = 1;
    std::uint64_t count = 100;
};

/// Plays one game for each seed: the first attempt at the temple that is generated from the level
/// and the seed. Once `stop` is set, the result is meaningless.
Heat heatOf(const temple::Bot& bot, const level::Level& level, std::span<const level::Room> rooms,
            Seeds seeds, play::temple::Numbers numbers, level::SharedOwnKinds kinds = {},
            const std::atomic<bool>* stop = nullptr);
/// Plays one game for each seed, on the floor that is generated from the level and the seed,
/// without other floors (descent::playFloor).
Heat heatOf(const descent::Bot& bot, const level::Level& level, std::span<const level::Room> rooms,
            Seeds seeds, level::SharedOwnKinds kinds = {}, const std::atomic<bool>* stop = nullptr);
/// Plays one game for each seed, all on the same map of a temple: a seed only decides the bot's
/// random choices.
Heat heatOn(const temple::Bot& bot, std::shared_ptr<const play::temple::Field> field, Seeds seeds,
            play::temple::Numbers numbers, const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::bots
