// SPDX-License-Identifier: MIT
#include "app/full_game/title_levels.h"

namespace mazeloom::app {

std::vector<widgets::GameSetup> sceneLevels(const GamePack& game) {
    const bool hasTemples = !game.temples().empty();
    std::vector<widgets::GameSetup> levels;
    for (const level::Level& level : game.pack->levels) {
        if ((level.ruleset == level::Ruleset::Temple) != hasTemples) continue;
        levels.push_back(setupOf(game, level));
    }
    return levels;
}

}  // namespace mazeloom::app
