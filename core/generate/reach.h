// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Leads the hidden maze to every place that the hero can walk to (RULES.md G-14). After
/// it,
/// 1. the aisles are one connected set that contains the hero's cell;
/// 2. every cell of the region (what the hero can walk to in an empty level) is an aisle or beside
/// one;
/// 3. every cell that must be reached is an aisle;
/// 4. every narrow passage is an aisle, unless only a single cell lies behind it.
/// Marks the region with kRegion. Has no parameters.
extern const Stage reachStage;

}  // namespace mazeloom::generate
