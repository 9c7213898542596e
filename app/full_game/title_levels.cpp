// SPDX-License-Identifier: MIT
#include "app/full_game/title_levels.h"

namespace mazeloom::app {

std::vector<widgets::GameSetup> sceneLevels(const GamePack& game) {
    const bool hasTemples = !game.temples().empty();
    std::vector<widgets::GameSetup> levels;
    for (const level::Level& level : game.pack->levels) {
        if ((level.ruleset == level::Ruleset::Temple) != hasTemples) continue;
        widgets::GameSetup setup;
        setup.level = {game.pack, &level};
        setup.rooms = game.pack->rooms.share();
        setup.kinds = game.pack->ownKinds.share();
        setup.seed = game.seeds.at(level.id);
        levels.push_back(std::move(setup));
    }
    return levels;
}

}  // namespace mazeloom::app
