// SPDX-License-Identifier: MIT
// A game that a bot plays in the real game's engine, with the keys that a person has. The recorded
// keys form a replay.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/map/map.h"
#include "core/play/descent/runs/replay.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/key.h"
#include "core/play/descent/state/start.h"
#include "core/play/descent/state/state.h"
#include "core/problem.h"

namespace mazeloom::analyse::bots::descent {

struct Bot;

struct Game {
    /// Playing means that the game ended at the stairs of its single floor or after kMostGameTurns;
    /// Quit means that the bot gave up.
    play::descent::Outcome outcome = play::descent::Outcome::Playing;
    bool isWon = false;  ///< the bot reached the wanted depth, or the stairs of the single floor
    /// The kind of thing that killed the hero. Hero means that the ground did, or that the hero
    /// lives.
    level::ThingKind killer = level::ThingKind::Hero;
    grid::Point end;            ///< where the hero was in the end
    std::int32_t endDepth = 1;  ///< the floor of `end`
    std::int64_t turns = 0;
    std::int64_t score = 0;
    std::int32_t depth = 1;  ///< the greatest depth that was reached
    std::uint64_t hash = 0;  ///< the hash of the last state
    std::vector<play::descent::Key> keys;

    bool isDead() const { return outcome == play::descent::Outcome::Died; }
};

/// Upper bound on the turns of a game, which ends when this bound is reached.
inline constexpr std::int64_t kMostGameTurns = 100'000;

/// Plays a run until it reaches the goal of `start`, the hero dies or the bot gives up. Once `stop`
/// is set, the result is meaningless. Returns a problem if the first floor cannot be made.
tl::expected<Game, Problem> playRun(const Bot& bot,
                                    const std::shared_ptr<const play::descent::Dungeon>& dungeon,
                                    const play::descent::Start& start,
                                    const std::atomic<bool>* stop = nullptr);

/// Returns the game of a run as a replay that names neither pack nor level. `start` is the start of
/// the run. Returns a problem if the run cannot be started.
tl::expected<play::descent::Replay, Problem> replayOf(
    const Game& game, const std::shared_ptr<const play::descent::Dungeon>& dungeon,
    const play::descent::Start& start);

struct FloorSetup {
    const level::Map& map;
    const level::DescentTables* tables = nullptr;  ///< null: the default tables
    int depth = 1;                                 ///< 1–level::kMaxDepth
    std::uint64_t seed = 0;                        ///< the seed for items' numbers and the dice
    const std::atomic<bool>* stop = nullptr;       ///< as for playRun()
};

/// Plays a single floor, on which the run begins. The game ends, and is won, when the bot takes the
/// stairs down. Returns a problem if the map is not a playable floor.
tl::expected<Game, Problem> playFloor(const Bot& bot, const FloorSetup& setup);

}  // namespace mazeloom::analyse::bots::descent
