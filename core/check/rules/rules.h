// SPDX-License-Identifier: MIT
// The rules there are, a file each. Private to core/check.
#pragma once

#include "core/check/rule.h"

namespace mazeloom::check {

extern const Rule recipeRule;
extern const Rule noOpenCellRule;
extern const Rule noHeroRule;
extern const Rule secondHeroRule;
extern const Rule heroOnSolidRule;
extern const Rule outsideRule;
extern const Rule unreachableObjectRule;
extern const Rule unreachableCoinsRule;
extern const Rule cutOffRegionRule;
extern const Rule forcedTrapRule;
extern const Rule trajectoryRule;
extern const Rule emitterRule;
extern const Rule mustAppearRoomRule;
extern const Rule objectiveRule;
extern const Rule stageRulesetRule;
extern const Rule floorStairsRule;
extern const Rule monsterInWallRule;
extern const Rule roomWallsRule;
extern const Rule entranceRule;
extern const Rule roomCountsRule;
extern const Rule duplicateIdsRule;
extern const Rule campaignLevelRule;
extern const Rule campaignTwiceRule;
extern const Rule campaignNeedRule;
extern const Rule campaignStartRule;
extern const Rule campaignUnlockRule;
extern const Rule designedFloorRule;
extern const Rule roomDepthRule;

}  // namespace mazeloom::check
