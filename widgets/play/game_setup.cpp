// SPDX-License-Identifier: MIT
#include "widgets/play/game_setup.h"

#include <algorithm>

#include "widgets/qstring.h"

namespace mazeloom::widgets {

QString titleOfLevel(const GameSetup& setup, const std::string& id) {
    const auto found = setup.titles.find(id);
    return qstring(found == setup.titles.end() ? id : found->second);
}

level::Level startingAt(level::Level level, grid::Point start) {
    const auto hero = std::find_if(
        level.objects.begin(), level.objects.end(),
        [](const level::Object& object) { return object.kind == level::ThingKind::Hero; });
    if (hero != level.objects.end())
        hero->at = start;
    else
        level.objects.emplace_back().at = start;  // a hero
    return level;
}

}  // namespace mazeloom::widgets
