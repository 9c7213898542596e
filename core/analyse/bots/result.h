// SPDX-License-Identifier: MIT
// How the games of one bot ended, in the same form for both games: a result per game, and the
// summary of many.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "core/analyse/bots/descent/game.h"
#include "core/analyse/bots/temple/game.h"
#include "core/problem.h"

namespace mazeloom::analyse::bots {

enum class End : std::uint8_t {
    Won,
    Died,
    GaveUp,   ///< the bot saw nothing to do, or reached the bound on a game's length
    NoLevel,  ///< the seed gives no level, or none that can be played
};

/// Returns the word for an end in files: "won", "died", "gave-up" or "no-level".
std::string_view name(End end);

struct Result {
    std::uint64_t seed = 0;
    End end = End::NoLevel;
    /// What killed the hero, a word of the game's results ("trap", "rat", "ground"); empty unless
    /// the hero died.
    std::string_view cause;
    std::int64_t time = 0;   ///< in ticks; in a descent, in turns
    std::int64_t score = 0;  ///< the number of coins; in a descent, the score
    std::int32_t depth = 1;  ///< the greatest depth that was reached; in a temple, 1
    std::uint64_t hash = 0;  ///< the hash of the last state
    std::string why = {};    ///< why there is no level; empty if there is one
};

Result resultOf(std::uint64_t seed, const temple::Game& game);
/// The game is a run (descent::playRun), which ends by death or when the bot gives up.
Result resultOf(std::uint64_t seed, const descent::Game& game);
/// Returns the result of a seed without a playable level.
Result noLevel(std::uint64_t seed, const Problem& problem);

/// An amount over all games. If there are no games, everything is 0.
struct Spread {
    std::int64_t median = 0;  ///< the lower one of the two in the middle, if there are two
    std::int64_t sum = 0;
    std::int64_t most = 0;
};

/// A range of shares, in thousandths.
struct Interval {
    int least = 0;
    int most = 1000;
};

struct Summary {
    std::int64_t games = 0;  ///< without seeds that give no level
    std::int64_t wins = 0;
    std::int64_t deaths = 0;
    std::int64_t gaveUp = 0;
    std::int64_t noLevel = 0;                         ///< seeds that give no level
    std::map<std::string_view, std::int64_t> causes;  ///< the number of deaths by cause
    Spread time;
    Spread score;
    Spread depth;
};

Summary summaryOf(std::span<const Result> results);

/// Returns Wilson's score interval of 95 % (z = 1.96) for the share of `wins` in `games`, computed
/// with integers and rounded outwards; 0 … 1000 if there are no games. Source: E. B. Wilson,
/// Probable inference, the law of succession, and statistical inference, 1927. `games` is at most
/// 10¹².
Interval wilson(std::int64_t wins, std::int64_t games);

}  // namespace mazeloom::analyse::bots
