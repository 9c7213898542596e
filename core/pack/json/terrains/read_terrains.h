// SPDX-License-Identifier: MIT
// Reads a pack's own terrains, and the legends of a file's grids. Private to core/pack.
//
// pack.json defines the terrains. If the grids of a level, room or stamp use some of them, its file
// has a legend that maps characters to ids: "own-terrains": {"s": "swamp"}. Because of the legend,
// a pack may give a terrain another character, and two people's changes to the list can be merged.
// Files that are read without their pack (the clipboard, and levels inside files of other tools)
// have a list of definitions under that key.
#pragma once

#include "core/level/map/own_terrain.h"
#include "core/pack/json/fields.h"
#include "core/pack/json/terrains/read_rows.h"

namespace mazeloom::pack {

/// Returns the valid terrains. Problems: too many terrains, a duplicate id, character or number, a
/// character that is not allowed in grids.
level::OwnTerrains readOwnTerrains(const Json& list, Report& report);

/// Returns the meaning of the characters in a file's grids. A file that is read without its pack
/// defines terrains of its own. They are added to the report's table; numbers already in the table
/// stay. Problems: an id that the pack does not have, a character that no own terrain can have, too
/// many terrains.
Alphabet readLegend(Fields& fields, Report& report);

}  // namespace mazeloom::pack
