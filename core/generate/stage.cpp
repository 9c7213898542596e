// SPDX-License-Identifier: MIT
#include "core/generate/stage.h"

#include <algorithm>
#include <array>

#include "core/generate/coins.h"
#include "core/generate/doors.h"
#include "core/generate/hidden_maze.h"
#include "core/generate/maze.h"
#include "core/generate/reach.h"
#include "core/generate/rooms.h"
#include "core/generate/shape.h"
#include "core/generate/traps.h"

namespace mazeloom::generate {

namespace {

// A new stage is one line here.
constexpr std::array kStages{
    &shapeStage,
    &roomsStage,
    &mazeStage,
    &doorsStage,
    &hiddenMazeStage,
    &reachStage,
    &trapsStage,
    &coinsStage,
};

}  // namespace

std::string describe(grid::Point cell) {
    return '(' + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ')';
}

std::span<const Stage* const> stages() {
    return kStages;
}

const Stage* findStage(std::string_view id) {
    const auto found = std::ranges::find(kStages, id, &Stage::id);
    return found == kStages.end() ? nullptr : *found;
}

}  // namespace mazeloom::generate
