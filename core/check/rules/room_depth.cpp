// SPDX-License-Identifier: MIT
// A room that must appear at some depths appears on a floor of one of them.
#include <algorithm>
#include <array>

#include "core/check/rules/rules.h"

namespace mazeloom::check {

namespace {

constexpr Sentence kNowhere{"room-on-no-floor",
                            "the room \"%1\" must appear at depths %2 to %3, and no level of the "
                            "pack that takes handcrafted rooms is of one of them"};
constexpr std::array kSentences{kNowhere};

bool takesRooms(const level::Level& level) {
    return std::ranges::any_of(level.recipe.stages, [](const level::RecipeStage& stage) {
        return stage.stage == "handcrafted-rooms" && stage.enabled;
    });
}

/// Whether a level is of one of the depths. One that is no floor stands alone, at depth 1.
bool isOfDepths(const DescentView& view, const level::Level& level, int first, int last) {
    const auto& floors = view.descent.floors;
    bool isFloor = level.id == view.descent.otherFloors;
    std::int64_t designed = 0;
    for (const level::DesignedFloor& floor : floors) {
        const bool isWithin = floor.depth >= first && floor.depth <= last;
        designed += isWithin ? 1 : 0;
        if (floor.level != level.id) continue;
        isFloor = true;
        if (isWithin) return true;
    }
    // Some of the depths is left to all other floors.
    if (level.id == view.descent.otherFloors && designed < std::int64_t{last} - first + 1) {
        return true;
    }
    return !isFloor && first <= 1;
}

void check(const DescentView& view, Findings& findings) {
    // Where no level takes rooms it is not for their depths that they do not appear.
    const auto takes = [](const level::Level* level) { return takesRooms(*level); };
    if (std::ranges::none_of(view.levels, takes)) return;
    for (const level::Room* room : view.rooms) {
        // What is of all depths, as most rooms are, has a level as soon as one takes rooms.
        if (room->min == 0 || (room->minDepth == 1 && room->maxDepth == level::kMaxDepth)) continue;
        const bool appears = std::ranges::any_of(view.levels, [&](const level::Level* level) {
            return takesRooms(*level) && isOfDepths(view, *level, room->minDepth, room->maxDepth);
        });
        if (appears) continue;
        findings
            .warning(kNowhere,
                     {room->id, std::int64_t{room->minDepth}, std::int64_t{room->maxDepth}})
            .fix(Sheet{Sheet::Kind::Room, room->id}, fix::LetRoomBeAbsent{});
    }
}

}  // namespace

const Rule roomDepthRule{.sentences = kSentences, .checkDescent = check};

}  // namespace mazeloom::check
