// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/devices/sound_player.h"

namespace mazeloom::app {

/// Returns the output for the games' sounds: none on platforms without a display, as in tests.
widgets::SoundPlayer::Output soundOutput();

}  // namespace mazeloom::app
