// SPDX-License-Identifier: MIT
// Reads the placed objects of a level or room, and trajectories. Private to core/pack.
#pragma once

#include <vector>

#include "core/level/level.h"
#include "core/pack/fields.h"

namespace mazeloom::pack {

/// All objects that are good. Problems: outside `size`, unknown kinds, an id twice, a second hero.
std::vector<level::Object> readObjects(const Json& list, grid::Size size, Report& report);

std::vector<level::Trajectory> readTrajectories(const Json& list, grid::Size size, Report& report);

}  // namespace mazeloom::pack
