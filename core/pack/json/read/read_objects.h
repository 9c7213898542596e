// SPDX-License-Identifier: MIT
// Reads the placed objects of a level or room, and trajectories. Private to core/pack.
#pragma once

#include <vector>

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// All objects that are good. Problems: outside `size`, unknown kinds; flaws: an id twice, a second
/// hero.
std::vector<level::Object> readObjects(const Json& list, grid::Size size, Report& report);

/// Flaws: an id twice, a path of one point.
std::vector<level::Trajectory> readTrajectories(const Json& list, grid::Size size, Report& report);

}  // namespace mazeloom::pack
