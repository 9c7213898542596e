// SPDX-License-Identifier: MIT
// The levels that are generated beside the title of a pack's game.
#pragma once

#include <vector>

#include "app/full_game/game_pack.h"

namespace mazeloom::app {

/// Returns the pack's temples; if it has none, the floors of its descents.
std::vector<widgets::GameSetup> sceneLevels(const GamePack& game);

}  // namespace mazeloom::app
