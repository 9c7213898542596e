// SPDX-License-Identifier: MIT
// Writes the kept cells and objects of a generated map. Private to core/pack.
#pragma once

#include <string>

#include "core/level/map/kept.h"
#include "core/level/map/own_terrain.h"

namespace mazeloom::pack {

/// Appends the kept part as a member of a file: pieces whose rows show the cells as a drawing, and
/// the objects.
void appendKept(std::string& out, const level::Kept& kept, const level::TerrainTable& terrains);

}  // namespace mazeloom::pack
