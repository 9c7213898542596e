// SPDX-License-Identifier: MIT
// A game that a bot plays: in the game's own engine, by the keys that a person has. Its keys are a
// replay.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/map/map.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/key.h"
#include "core/play/descent/state/start.h"
#include "core/play/descent/state/state.h"
#include "core/problem.h"

namespace mazeloom::analyse::bots::descent {

struct Bot;

struct Game {
    /// Playing: the bot came to where the game was to end, or gave up. Quit: it gave up.
    play::descent::Outcome outcome = play::descent::Outcome::Playing;
    bool isWon = false;  ///< it came down to the depth that was asked for, or down the one floor
    level::ThingKind killer = level::ThingKind::Hero;  ///< of a hero who died; hero: the ground
    grid::Point end;                                   ///< where the hero was at last
    std::int32_t endDepth = 1;                         ///< and on which floor
    std::int64_t turns = 0;
    std::int64_t score = 0;
    std::int32_t depth = 1;  ///< the greatest
    std::uint64_t hash = 0;  ///< of the last state
    std::vector<play::descent::Key> keys;

    bool isDead() const { return outcome == play::descent::Outcome::Died; }
};

/// No game goes on for longer, in turns: then the bot has given up.
inline constexpr std::int64_t kMostGameTurns = 100'000;

/// A run, to the goal of `start` or to its end. Once `stop` is set, what is given is worth nothing.
/// The problem is that of the first floor.
tl::expected<Game, Problem> playRun(const Bot& bot,
                                    const std::shared_ptr<const play::descent::Dungeon>& dungeon,
                                    const play::descent::Start& start,
                                    const std::atomic<bool>* stop = nullptr);

struct FloorSetup {
    const level::Map& map;
    const level::DescentTables* tables = nullptr;  ///< null: the usual ones
    std::uint64_t seed = 0;                        ///< of the numbers of items, and the dice
    const std::atomic<bool>* stop = nullptr;       ///< as playRun()'s
};

/// One floor by itself, as at depth 1: won when the bot takes the stairs down, which ends the game.
/// The problem says why the map is no floor that can be played.
tl::expected<Game, Problem> playFloor(const Bot& bot, const FloorSetup& setup);

}  // namespace mazeloom::analyse::bots::descent
