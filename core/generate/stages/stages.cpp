// SPDX-License-Identifier: MIT
#include "core/generate/stages/stages.h"

#include <algorithm>
#include <array>

// A new stage is one line here. Each stage is defined in its own file, in a namespace named after
// the file; no other file includes it.
#define MAZELOOM_STAGES(STAGE) \
    STAGE(shape)               \
    STAGE(handcrafted_rooms)   \
    STAGE(rooms)               \
    STAGE(maze)                \
    STAGE(doors)               \
    STAGE(dead_ends)           \
    STAGE(unite)               \
    STAGE(furnish)             \
    STAGE(corridors)           \
    STAGE(accretion)           \
    STAGE(caves)               \
    STAGE(lakes)               \
    STAGE(bsp)                 \
    STAGE(light)               \
    STAGE(themes)              \
    STAGE(districts)           \
    STAGE(vault_chain)         \
    STAGE(hidden_maze)         \
    STAGE(reach)               \
    STAGE(bugs)                \
    STAGE(lasers)              \
    STAGE(hearts)              \
    STAGE(supplies)            \
    STAGE(water)               \
    STAGE(traps)               \
    STAGE(coins)               \
    STAGE(deducible)           \
    STAGE(stairs)              \
    STAGE(boss)                \
    STAGE(fountains)           \
    STAGE(monsters)            \
    STAGE(items)               \
    STAGE(scatter)             \
    STAGE(rules)               \
    STAGE(locks)               \
    STAGE(secret_doors)        \
    STAGE(rewards)

namespace mazeloom::generate {

#define MAZELOOM_DECLARE(name) \
    namespace stage::name {    \
    extern const Stage kStage; \
    }
MAZELOOM_STAGES(MAZELOOM_DECLARE)
#undef MAZELOOM_DECLARE

namespace {

#define MAZELOOM_LIST(name) &stage::name::kStage,
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

bool runsProgram(std::string_view id) {
    const Stage* stage = findStage(id);
    return stage != nullptr && stage->runsProgram;
}

StageName stageName(std::string_view id) {
    const Stage* const stage = findStage(id);
    return stage == nullptr ? StageName{std::string(id)} : sentenceName(*stage);
}

bool placesPackRooms(std::string_view id) {
    const Stage* stage = findStage(id);
    return stage != nullptr && stage->placesPackRooms;
}

bool placesFurniture(std::string_view id) {
    const Stage* stage = findStage(id);
    return stage != nullptr && stage->placesFurniture;
}

bool usesPackRooms(std::string_view id) {
    return placesPackRooms(id) || placesFurniture(id);
}

}  // namespace mazeloom::generate
