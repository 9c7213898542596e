// SPDX-License-Identifier: MIT
// Reads the layers of an LDtk level into cells and things.
#pragma once

#include <optional>
#include <string>

#include "core/doors/drawn.h"
#include "core/doors/ldtk/reading.h"

namespace mazeloom::doors::ldtk {

/// Returns nothing if the level is not imported: `reading` is refused then or has a note. Hidden
/// layers, and layers that rules drew from a grid, are reported and not read. @param terrains the
/// level's terrains @param hasLeft whether this program exported the level; some of its layers are
/// hidden then
std::optional<Drawing> readLayers(Reading& reading, const json::Value& level,
                                  const std::string& place, const level::TerrainTable& terrains,
                                  bool hasLeft);

}  // namespace mazeloom::doors::ldtk
