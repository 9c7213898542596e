// SPDX-License-Identifier: MIT
// A generated map as JSON that a game can load. Terrain and things are separate.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <span>
#include <string>

#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/stop.h"

namespace mazeloom::level {

/// Writes one JSON object:
/// - "format" "mazeloom-map", "version" 1, "level", "title", "ruleset", "seed" (a string of
///   digits), "size" [w, h];
/// - "properties" of the level, if it has some: values by their titles. Things and rooms have such
///   properties too. A colour is "#rrggbb" or "#rrggbbaa", a cell [x, y], an object its id;
/// - "own-terrains", if the pack has terrains of its own: id, title, character, walkable, opaque,
///   liquid, effect ("none", "slows", "wounds", "kills") and colour of each;
/// - "terrain": rows of the text format's terrain characters, things and marks left out;
/// - "aisles" (temple only): rows, '.' where the hidden maze has an aisle;
/// - "traps", "coins": lists of [x, y] in row order;
/// - "dark", if any cell is dark: rows, '#' where a cell is dark;
/// - "things": kind ("own:chest" for one of the pack's own kinds), at, id, and properties,
///   including those of the kind; for an emitter, its direction, and "on", "off" and "phase" in
///   ticks unless it always burns; for a console, its text; for a bug or the boss, its whole path:
///   points, mode, speed in cells per second, phase in ticks, size, and the boss's toughness;
/// - "rooms": rect [x, y, w, h], and for a handcrafted room its id;
/// - "hash": the hash of the map in the text format, as in a trace.
/// `rooms` are the pack's handcrafted rooms, which the map's rooms refer to by index. Writing ends
/// soon after `stop` is set; the text is incomplete then.
void writeJson(std::ostream& out, const Map& map, const Level& level, std::span<const Room> rooms,
               std::uint64_t seed, const Stop& stop = {});

/// Appends the list "own-terrains".
void appendOwnTerrains(std::string& out, const TerrainTable& terrains);

/// Returns the ruleset's name in files: "temple" or "descent".
std::string_view name(Ruleset ruleset);
/// Returns the direction's name in files: "up", "right", "down" or "left".
std::string_view name(grid::Direction direction);

}  // namespace mazeloom::level
