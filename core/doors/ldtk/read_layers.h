// SPDX-License-Identifier: MIT
// Reads the layers of a level of a project into cells and things.
#pragma once

#include <optional>
#include <string>

#include "core/doors/drawn.h"
#include "core/doors/ldtk/reading.h"

namespace mazeloom::doors::ldtk {

/// Returns nothing where the level does not come in: `reading` is refused then, or told of it.
/// Layers that are hidden, and those that rules drew of a grid, are told of and not read.
/// @param terrains those of the level
/// @param hasLeft whether the level left from here: some of its layers leave hidden
std::optional<Drawing> readLayers(Reading& reading, const json::Value& level,
                                  const std::string& place, const level::TerrainTable& terrains,
                                  bool hasLeft);

}  // namespace mazeloom::doors::ldtk
