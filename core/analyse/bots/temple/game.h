// SPDX-License-Identifier: MIT
// A game that a bot plays: in the game's own engine, by the buttons that a person has. Its inputs
// are a replay.
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
    play::temple::Numbers numbers = play::temple::Numbers::Near;  ///< that are shown
    std::uint64_t seed = 0;  ///< of what the bot leaves to chance
    /// Once set, what is given is worth nothing. Null: never.
    const std::atomic<bool>* stop = nullptr;
    /// Of the field, for who plays one (Bot::mind). Null: it is looked for.
    const play::temple::Proof* proof = nullptr;
};

struct Game {
    play::temple::Outcome outcome = play::temple::Outcome::Playing;  ///< Playing: it gave up
    play::temple::Cause killer = play::temple::Cause::None;
    grid::Point end;         ///< where the hero was at last
    std::int64_t ticks = 0;  ///< that it took
    std::int64_t score = 0;  ///< coins that were collected
    std::uint64_t hash = 0;  ///< of the last state
    play::Replay replay;

    bool isWon() const { return outcome == play::temple::Outcome::Won; }
    bool isDead() const { return outcome == play::temple::Outcome::Lost; }
};

/// No game goes on for longer: a minute, and time to walk each open cell eight times. Then the bot
/// has given up. A witness is played to its end.
std::int64_t mostTicks(const play::temple::Field& field);

Game playGame(const Bot& bot, const Setup& setup);

}  // namespace mazeloom::analyse::bots::temple
