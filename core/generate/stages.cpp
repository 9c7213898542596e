// SPDX-License-Identifier: MIT
#include "core/generate/stages.h"

#include <algorithm>
#include <array>

// A new stage is one line here. Each is defined in a file of its own, which nobody includes.
#define MAZELOOM_STAGES(STAGE)   \
    STAGE(shapeStage)            \
    STAGE(handcraftedRoomsStage) \
    STAGE(roomsStage)            \
    STAGE(mazeStage)             \
    STAGE(doorsStage)            \
    STAGE(deadEndsStage)         \
    STAGE(uniteStage)            \
    STAGE(furnishStage)          \
    STAGE(corridorsStage)        \
    STAGE(hiddenMazeStage)       \
    STAGE(reachStage)            \
    STAGE(bugsStage)             \
    STAGE(lasersStage)           \
    STAGE(heartsStage)           \
    STAGE(suppliesStage)         \
    STAGE(waterStage)            \
    STAGE(trapsStage)            \
    STAGE(coinsStage)            \
    STAGE(stairsStage)           \
    STAGE(bossStage)             \
    STAGE(fountainsStage)        \
    STAGE(monstersStage)         \
    STAGE(itemsStage)

namespace mazeloom::generate {

#define MAZELOOM_DECLARE(stage) extern const Stage stage;
MAZELOOM_STAGES(MAZELOOM_DECLARE)
#undef MAZELOOM_DECLARE

namespace {

#define MAZELOOM_LIST(stage) &stage,
constexpr std::array kStages{MAZELOOM_STAGES(MAZELOOM_LIST)};
#undef MAZELOOM_LIST

}  // namespace

std::span<const Stage* const> stages() {
    return kStages;
}

const Stage* findStage(std::string_view id) {
    const auto found = std::ranges::find(kStages, id, &Stage::id);
    return found == kStages.end() ? nullptr : *found;
}

bool placesPackRooms(std::string_view id) {
    const Stage* stage = findStage(id);
    return stage != nullptr && stage->placesPackRooms;
}

}  // namespace mazeloom::generate
