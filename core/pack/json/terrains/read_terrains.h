// SPDX-License-Identifier: MIT
// Reads terrains of a pack's own, and what the characters of a file's grids stand for. Private to
// core/pack.
//
// pack.json lists what the terrains are. A level, room or stamp whose grids use some names these by
// their characters there: "own-terrains": {"s": "swamp"}; so a pack may give a terrain another
// character, and a list that two people changed can be joined. What is read without its pack, the
// clipboard and levels in files of other tools, has the whole list under that key.
#pragma once

#include "core/level/map/own_terrain.h"
#include "core/pack/json/fields.h"
#include "core/pack/json/terrains/read_rows.h"

namespace mazeloom::pack {

/// All that are good. Problems: too many, an id, character or number twice, a character that no
/// grid could have.
level::OwnTerrains readOwnTerrains(const Json& list, Report& report);

/// What the characters of a file's grids stand for. Terrains that it brings, being read without its
/// pack, join those of the report, whose numbers stay. Problems: an id that the pack does not have,
/// a character that none of its own can have.
Alphabet readLegend(Fields& fields, Report& report);

}  // namespace mazeloom::pack
