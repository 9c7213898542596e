// SPDX-License-Identifier: MIT
// Reads what tiles of other programs stand for, and a game's own tiles. Private to core/pack.
#pragma once

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// All that are good. Problems: too many, a tile twice.
level::ForeignTiles readForeignTiles(const Json& list, Report& report);

/// All mappings that are good, without their pictures. Problems: too many, an id twice, measures
/// out of bounds, a set of edges without its number of shapes. Words that nobody knows are kept: a
/// later version may know them.
level::TileMappings readTileMappings(const Json& list, Report& report);

}  // namespace mazeloom::pack
