// SPDX-License-Identifier: MIT
// Reads the meanings of other programs' tiles, and a game's own tiles. Private to core/pack.
#pragma once

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the valid entries. Problems: too many entries, a duplicate tile.
level::ForeignTiles readForeignTiles(const Json& list, Report& report);

/// Returns the valid mappings, without their pictures. Problems: too many mappings, a duplicate id,
/// sizes out of bounds, a rule whose number of shapes does not fit its set of edges. Unknown words
/// are kept: a later version may know them.
level::TileMappings readTileMappings(const Json& list, Report& report);

}  // namespace mazeloom::pack
