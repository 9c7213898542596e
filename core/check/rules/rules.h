// SPDX-License-Identifier: MIT
// The rules there are, a file each. Private to core/check.
#pragma once

#include "core/check/rule.h"

// A new rule is a file in this folder and a line here. In the order in which they are told.
#define MAZELOOM_RULES(RULE)    \
    RULE(recipeRule)            \
    RULE(noOpenCellRule)        \
    RULE(noHeroRule)            \
    RULE(secondHeroRule)        \
    RULE(heroOnSolidRule)       \
    RULE(outsideRule)           \
    RULE(unreachableObjectRule) \
    RULE(unreachableCoinsRule)  \
    RULE(cutOffRegionRule)      \
    RULE(forcedTrapRule)        \
    RULE(trajectoryRule)        \
    RULE(emitterRule)           \
    RULE(mustAppearRoomRule)    \
    RULE(objectiveRule)         \
    RULE(stageRulesetRule)      \
    RULE(floorStairsRule)       \
    RULE(monsterInWallRule)     \
    RULE(roomWallsRule)         \
    RULE(entranceRule)          \
    RULE(roomCountsRule)        \
    RULE(duplicateIdsRule)      \
    RULE(campaignLevelRule)     \
    RULE(campaignTwiceRule)     \
    RULE(campaignNeedRule)      \
    RULE(campaignStartRule)     \
    RULE(campaignUnlockRule)    \
    RULE(designedFloorRule)     \
    RULE(roomDepthRule)

namespace mazeloom::check {

#define MAZELOOM_DECLARE_RULE(name) extern const Rule name;
MAZELOOM_RULES(MAZELOOM_DECLARE_RULE)
#undef MAZELOOM_DECLARE_RULE

}  // namespace mazeloom::check
