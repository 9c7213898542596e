// SPDX-License-Identifier: MIT
// A small level that shows what tiles have to join: walls round rooms and within them, water,
// doors, some things, and a patch of each terrain of the pack's own.
#pragma once

#include "core/level/level.h"

namespace mazeloom::app {

/// In a pack with these terrains.
level::Level sampleLevel(const level::TerrainTable& terrains);

}  // namespace mazeloom::app
