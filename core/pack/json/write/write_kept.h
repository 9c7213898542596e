// SPDX-License-Identifier: MIT
// Writes what is kept of a generated map. Private to core/pack.
#pragma once

#include <string>

#include "core/level/map/kept.h"
#include "core/level/map/own_terrain.h"

namespace mazeloom::pack {

/// As a member of a file: pieces of rows that show the drawing, and what stands there.
void appendKept(std::string& out, const level::Kept& kept, const level::TerrainTable& terrains);

}  // namespace mazeloom::pack
