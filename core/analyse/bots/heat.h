// SPDX-License-Identifier: MIT
// The places where bots die: for each cell, the number of games out of many in which the bot died
// there.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
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
    std::int64_t died = 0;      ///< the sum of `deaths`
    std::int64_t failures = 0;  ///< the number of seeds that give no level or no playable level
};

/// The seeds to play: `count` seeds, beginning with `first`.
struct Seeds {
    std::uint64_t first = 1;
    std::uint64_t count = 100;
};

struct HeatControl {
    const std::atomic<bool>* stop = nullptr;  ///< once it is set, the result is meaningless
    /// Called before each game with the number of finished games.
    std::function<void(std::uint64_t done)> told = {};
};

/// A level, with what its generation and its games take from the pack.
struct HeatLevel {
    const level::Level& level;
    std::span<const level::Room> rooms;
    level::SharedOwnKinds kinds = {};
    level::FloorContext floor = {};  ///< for a floor of a descent: its tables and its depth
};

/// Plays one game for each seed: the first attempt at the temple that is generated from the level
/// and the seed.
Heat heatOf(const temple::Bot& bot, const HeatLevel& level, Seeds seeds,
            play::temple::Numbers numbers, const HeatControl& control = {});
/// Plays one game for each seed, on the floor that is generated from the level and the seed,
/// without other floors (descent::playFloor).
Heat heatOf(const descent::Bot& bot, const HeatLevel& level, Seeds seeds,
            const HeatControl& control = {});

/// Plays one game for each of the attempts 0 … count - 1 at the temple that is generated from the
/// level and `seed`: the shape stays, traps and coins are drawn anew.
Heat heatOfAttempts(const temple::Bot& bot, const HeatLevel& level, std::uint64_t seed,
                    std::uint64_t count, play::temple::Numbers numbers,
                    const HeatControl& control = {});
/// Plays one game for each seed, all on the floor that is generated from the level and `seed`: the
/// seeds decide the items' numbers and the dice.
Heat heatOfDice(const descent::Bot& bot, const HeatLevel& level, std::uint64_t seed, Seeds seeds,
                const HeatControl& control = {});

/// Plays one game for each seed, all on the same map of a temple: a seed only decides the bot's
/// random choices.
Heat heatOn(const temple::Bot& bot, std::shared_ptr<const play::temple::Field> field, Seeds seeds,
            play::temple::Numbers numbers, const HeatControl& control = {});

}  // namespace mazeloom::analyse::bots
