// SPDX-License-Identifier: MIT
// Writes the meanings of other programs' tiles, and a game's own tiles. Private to core/pack.
#pragma once

#include <string>

#include "core/level/level.h"

namespace mazeloom::pack {

void appendForeignTiles(std::string& out, const level::ForeignTiles& tiles);
/// Appends the mappings without their pictures, which have files of their own.
void appendTileMappings(std::string& out, const level::TileMappings& mappings);

}  // namespace mazeloom::pack
