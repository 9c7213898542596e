// SPDX-License-Identifier: MIT
// `mazeloom play --bot`: lets bots play a level with many seeds, and prints how their games ended.
#pragma once

#include <optional>
#include <span>

#include <QString>
#include <QStringList>

#include "app/cli/commands/play_run.h"
#include "core/exchange/out/level_files.h"
#include "core/level/numbers.h"

namespace mazeloom::app {

struct BotWish {
    QStringList bots;  ///< ids, or "all"; not empty
    exchange::SeedList seeds;
    /// The numbers that the bots see in a temple; nullopt: those that the level asks for, else the
    /// ones near the hero.
    std::optional<level::Numbers> numbers;
    bool each = false;   ///< also print a line per game
    QString saveInputs;  ///< a file for the inputs of the only game; empty: none
    unsigned threads = 1;
};

/// Returns "all" and the ids of all bots of both games.
std::span<const char* const> botChoices();
std::span<const char* const> numbersChoices();

/// Plays and prints; returns the exit code, kFailed if any seed gives no level. Only `pack`,
/// `level`, `attempt` and `json` of the options are used.
int playBots(const PlayOptions& options, const BotWish& wish);

}  // namespace mazeloom::app
