// SPDX-License-Identifier: MIT
// The results of `mazeloom play --bot`: a row for each bot, and on request a row for each game.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "core/analyse/bots/result.h"
#include "core/level/numbers.h"

namespace mazeloom::app {

struct BotTable {
    enum class Game { Temple, Descent };

    Game game = Game::Temple;
    std::string pack;   ///< an id
    std::string level;  ///< an id; empty: the pack's descent
    std::vector<std::string> bots;
    level::Numbers numbers = level::Numbers::Near;  ///< in a temple
    std::uint64_t attempt = 0;                      ///< in a temple
    /// The results of each bot, in the order of the seeds.
    std::vector<std::vector<analyse::bots::Result>> results;

    /// Returns the level's id, or the pack's.
    const std::string& of() const { return level.empty() ? pack : level; }
    /// Takes the results of each seed, in the order of the bots (playSeries).
    void take(const std::vector<std::vector<analyse::bots::Result>>& bySeed);
    /// Prints the rows of the bots; with `each`, then a row for each game.
    void print(bool each) const;
    /// Writes one JSON object: "format" "mazeloom-bots", "version" 1.
    void writeJson(std::ostream& out, bool each) const;
    /// Reports the first seeds that give no level, and the number of the others. Returns whether
    /// there are such seeds.
    bool complainOfSeeds() const;
};

}  // namespace mazeloom::app
