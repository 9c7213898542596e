// SPDX-License-Identifier: MIT
// Reads terrains of a pack's own, and the legends of a file's grids. Private to core/pack.
//
// pack.json defines the terrains. A level, room or stamp whose grids use some of them names these
// by their characters: "own-terrains": {"s": "swamp"}. Thus a pack may change a terrain's
// character, and two people's changes to the list can be merged. Files that are read without their
// pack (the clipboard, and levels inside files of other tools) have a list of definitions under
// that key.
#pragma once

#include "core/level/map/own_terrain.h"
#include "core/pack/json/fields.h"
#include "core/pack/json/terrains/read_rows.h"

namespace mazeloom::pack {

/// Returns the valid terrains. Problems: too many terrains, a duplicate id, character or number, a
/// character that no grid could have.
level::OwnTerrains readOwnTerrains(const Json& list, Report& report);

/// Returns the meaning of the characters in a file's grids. A file that is read without its pack
/// brings terrains; these join the report's table, where existing numbers stay. Problems: an id
/// that the pack does not have, a character that no own terrain can have, too many terrains.
Alphabet readLegend(Fields& fields, Report& report);

}  // namespace mazeloom::pack
