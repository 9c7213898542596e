// SPDX-License-Identifier: MIT
// mazeloom play --terminal: the games of a pack in the terminal.
#pragma once

#include <cstdint>
#include <optional>

#include <QString>

namespace mazeloom::app {

struct TerminalPlay {
    QString pack;
    QString level;                      ///< empty: the player chooses
    std::optional<std::uint64_t> seed;  ///< nullopt: as in the full game
    bool hasEmoji = false;
    QString saveInputs;  ///< file for the inputs of the last game; empty: none
};

/// Plays until the player leaves, and returns the exit code.
int playInTerminal(const TerminalPlay& wish);

}  // namespace mazeloom::app
