// SPDX-License-Identifier: MIT
#include "core/generate/stage.h"

#include <algorithm>
#include <array>

#include "core/generate/boss.h"
#include "core/generate/bugs.h"
#include "core/generate/coins.h"
#include "core/generate/corridors.h"
#include "core/generate/dead_ends.h"
#include "core/generate/doors.h"
#include "core/generate/fountains.h"
#include "core/generate/furnish.h"
#include "core/generate/handcrafted_rooms.h"
#include "core/generate/hearts.h"
#include "core/generate/hidden_maze.h"
#include "core/generate/items.h"
#include "core/generate/lasers.h"
#include "core/generate/maze.h"
#include "core/generate/monsters.h"
#include "core/generate/reach.h"
#include "core/generate/rooms.h"
#include "core/generate/shape.h"
#include "core/generate/stairs.h"
#include "core/generate/supplies.h"
#include "core/generate/traps.h"
#include "core/generate/unite.h"
#include "core/generate/water.h"

namespace mazeloom::generate {

namespace {

// A new stage is one line here.
constexpr std::array kStages{
    &shapeStage,     &handcraftedRoomsStage,
    &roomsStage,     &mazeStage,
    &doorsStage,     &deadEndsStage,
    &uniteStage,     &furnishStage,
    &corridorsStage, &hiddenMazeStage,
    &reachStage,     &bugsStage,
    &lasersStage,    &heartsStage,
    &suppliesStage,  &waterStage,
    &trapsStage,     &coinsStage,
    &stairsStage,    &bossStage,
    &fountainsStage, &monstersStage,
    &itemsStage,
};

}  // namespace

std::string describe(grid::Point cell) {
    return '(' + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ')';
}

std::string choiceTitle(std::string_view id) {
    std::string title(id);
    std::ranges::replace(title, '-', ' ');
    if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] += 'A' - 'a';
    return title;
}

std::span<const Stage* const> stages() {
    return kStages;
}

const Stage* findStage(std::string_view id) {
    const auto found = std::ranges::find(kStages, id, &Stage::id);
    return found == kStages.end() ? nullptr : *found;
}

}  // namespace mazeloom::generate
