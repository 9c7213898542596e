// SPDX-License-Identifier: MIT
// mazeloom play PACK: the full game in a window, without the editor.
#pragma once

#include <memory>

#include <QCoreApplication>

#include "app/game/run_game.h"

namespace mazeloom::app {

/// Creates the application of a window. Without a window system the program ends with a message.
std::unique_ptr<QCoreApplication> makeWindowApplication(int& argc, char** argv);

/// Plays until the player leaves, and returns the exit code.
int playInWindow(const GameWish& wish);

}  // namespace mazeloom::app
