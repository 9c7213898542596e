// SPDX-License-Identifier: MIT
// The list of rules; each has its own file. Private to core/check.
#pragma once

#include "core/check/findings/rule.h"

// To add a rule, add a file in this folder with a namespace of the same name, and a line here.
// Findings are reported in this order.
#define MAZELOOM_RULES(RULE) \
    RULE(recipe)             \
    RULE(no_open_cell)       \
    RULE(no_hero)            \
    RULE(second_hero)        \
    RULE(hero_on_solid)      \
    RULE(two_consoles)       \
    RULE(outside)            \
    RULE(unreachable_object) \
    RULE(unreachable_coins)  \
    RULE(cut_off_region)     \
    RULE(forced_trap)        \
    RULE(trajectory)         \
    RULE(emitter)            \
    RULE(must_appear_room)   \
    RULE(objective)          \
    RULE(unasked_exit)       \
    RULE(stage_ruleset)      \
    RULE(useless_rule)       \
    RULE(deducible_order)    \
    RULE(no_guess)           \
    RULE(painted_promises)   \
    RULE(locks)              \
    RULE(vault_tags)         \
    RULE(district_recipes)   \
    RULE(entrance_tags)      \
    RULE(floor_stairs)       \
    RULE(monster_in_wall)    \
    RULE(room_walls)         \
    RULE(entrance)           \
    RULE(room_counts)        \
    RULE(furniture)          \
    RULE(duplicate_ids)      \
    RULE(open_merge)         \
    RULE(unlisted_file)      \
    RULE(campaign_level)     \
    RULE(campaign_twice)     \
    RULE(campaign_need)      \
    RULE(campaign_start)     \
    RULE(campaign_unlock)    \
    RULE(designed_floor)     \
    RULE(room_depth)         \
    RULE(properties)         \
    RULE(own_kinds)          \
    RULE(own_terrains)       \
    RULE(tile_mappings)      \
    RULE(titles)

namespace mazeloom::check::rule {

#define MAZELOOM_DECLARE_RULE(name) \
    namespace name {                \
    extern const Rule kRule;        \
    }
MAZELOOM_RULES(MAZELOOM_DECLARE_RULE)
#undef MAZELOOM_DECLARE_RULE

}  // namespace mazeloom::check::rule
