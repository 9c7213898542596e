// SPDX-License-Identifier: MIT
// A room that must appear in a range of depths has a floor at one of them.
#include <algorithm>
#include <array>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/level/campaign/floor_depths.h"
#include "core/level/id.h"

namespace mazeloom::check::rule::room_depth {

namespace {

constexpr Sentence kNowhere{
    "room-on-no-floor",
    "the room \"%1\" must appear at depths %2 to %3, but no level of the pack with handcrafted "
    "rooms has one of these depths: change its depths, or set its minimum number to 0"};
constexpr std::array kSentences{kNowhere};

/// Whether the level places rooms that must appear. A vault chain places only those of its grammar.
bool takesRooms(const level::Level& level) {
    return std::ranges::any_of(level.recipe.stages, [](const level::RecipeStage& stage) {
        return stage.enabled && stage.stage == "handcrafted-rooms";
    });
}

void check(const DescentView& view, Findings& findings) {
    // If no level takes rooms, the depths of the rooms are not the cause.
    std::vector<level::FloorDepths> depths;
    for (const level::Level* level : view.levels) {
        if (takesRooms(*level)) depths.emplace_back(view.descent, *level);
    }
    if (depths.empty()) return;
    for (const level::Room* room : view.rooms) {
        // A room for all depths, the usual case, appears as soon as one level takes rooms.
        if (room->min == 0 || (room->minDepth == 1 && room->maxDepth == level::kMaxDepth)) continue;
        const bool appears = std::ranges::any_of(depths, [room](const level::FloorDepths& of) {
            return of.firstIn(room->minDepth, room->maxDepth).has_value();
        });
        if (appears) continue;
        findings
            .warning(kNowhere, {level::titleOrId(*room), std::int64_t{room->minDepth},
                                std::int64_t{room->maxDepth}})
            .fix(Sheet{Sheet::Kind::Room, room->id}, fix::letRoomBeAbsent());
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkDescent = check};

}  // namespace mazeloom::check::rule::room_depth
