// SPDX-License-Identifier: MIT
// A small level with everything that tiles must join: walls around and inside rooms, water, doors,
// some objects, and a patch of each of the pack's own terrains.
#pragma once

#include "core/level/level.h"

namespace mazeloom::app {

/// Returns the sample for a pack with these terrains.
level::Level sampleLevel(const level::TerrainTable& terrains);

}  // namespace mazeloom::app
