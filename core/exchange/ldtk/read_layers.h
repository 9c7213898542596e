// SPDX-License-Identifier: MIT
// Reads the layers of an LDtk level into cells and things.
#pragma once

#include <optional>
#include <string>

#include "core/exchange/drawn.h"
#include "core/exchange/ldtk/reading.h"

namespace mazeloom::exchange::ldtk {

/// Reads the layers of a level, whose terrains are `terrains`. Returns nothing if the level is not
/// imported; `reading` is then refused or has a note. Hidden layers are reported and not read,
/// unless this program exported the level (`hasLeft`), since the program hides some layers itself.
/// Layers that rules drew from a grid are reported and not read either.
std::optional<Drawing> readLayers(Reading& reading, const json::Value& level,
                                  const std::string& place, const level::TerrainTable& terrains,
                                  bool hasLeft);

}  // namespace mazeloom::exchange::ldtk
