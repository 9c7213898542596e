// SPDX-License-Identifier: MIT
// Plays in the terminal until the player leaves, a signal ends the program, or the terminal is
// gone.
#pragma once

#include "app/terminal/device.h"
#include "app/terminal/play.h"

namespace mazeloom::app::terminal {

/// Shows the pages of `play`, which has begun. Returns 0 when the player has left, otherwise 128
/// plus the signal's number; a terminal that is gone counts as SIGHUP. Everything that can be saved
/// is saved by then.
int runTerminal(Play& play, Device& device);

}  // namespace mazeloom::app::terminal
