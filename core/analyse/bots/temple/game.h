// SPDX-License-Identifier: MIT
// A game that a bot plays in the real game's engine, with the buttons that a person has. The
// recorded inputs form a replay.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/play/replay.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/rules/objectives.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {
struct Proof;
}

namespace mazeloom::analyse::bots::temple {

struct Bot;

struct Setup {
    std::shared_ptr<const play::temple::Field> field;
    play::temple::Numbers numbers = play::temple::Numbers::Near;  ///< the numbers that are shown
    std::uint64_t seed = 0;                                       ///< for the bot's random choices
    /// Once this flag is set, the result is meaningless. Null: the game is never stopped.
    const std::atomic<bool>* stop = nullptr;
    /// The proof of the field, for a bot that plays its witness (Bot::mind). Null: playGame()
    /// computes the proof.
    const play::temple::Proof* proof = nullptr;
};

struct Game {
    play::temple::Outcome outcome = play::temple::Outcome::Playing;  ///< Playing: the bot gave up
    play::temple::Cause killer = play::temple::Cause::None;
    grid::Point end;         ///< where the hero was in the end
    std::int64_t ticks = 0;  ///< the length of the game
    std::int64_t score = 0;  ///< the number of collected coins
    std::uint64_t hash = 0;  ///< the hash of the last state
    play::Replay replay;

    bool isWon() const { return outcome == play::temple::Outcome::Won; }
    bool isDead() const { return outcome == play::temple::Outcome::Lost; }
};

/// Returns the upper bound on the length of a game, in ticks: one minute, plus eight moves for each
/// open cell. The bot gives up when this bound is reached; only a witness is played to its end.
std::int64_t mostTicks(const play::temple::Field& field);

Game playGame(const Bot& bot, const Setup& setup);

}  // namespace mazeloom::analyse::bots::temple
