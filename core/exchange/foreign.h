// SPDX-License-Identifier: MIT
// The contents of another program's file: things with all their data, before they become objects
// and paths of a level.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/drawn_cells.h"
#include "core/grid/point.h"
#include "core/level/level.h"
#include "core/level/map/symmetry.h"

namespace mazeloom::exchange {

/// A thing in the file.
struct ForeignThing {
    int place = -1;    ///< index of the exported thing in Facts::things; −1: new
    std::string kind;  ///< as in JSON
    grid::Point at;
    std::string name;   ///< its name in the file; an exported thing's name is its id
    std::string where;  ///< its place in the file, for notes
    /// The thing's data in the file, by name and in the file's order: the program's own words
    /// ("direction", "text") and custom properties. Values are texts, numbers, booleans, colours,
    /// cells or names of objects; no format has more types.
    level::Properties words = {};
    /// The corners of a mover's path, in cells. Empty: the file has none.
    std::vector<grid::Point> path = {};
    bool isLoop = false;  ///< whether the path is drawn as a closed line
};

/// A level in the file.
struct ForeignLevel {
    DrawnCells cells;
    std::vector<ForeignThing> things;
    level::Properties words = {};  ///< the level's data, as in ForeignThing::words
};

/// Returns the cell without the marks that its terrain cannot have: painting a wall in another
/// program usually leaves the old marks in place.
level::Cell withoutLostMarks(level::Cell cell);

/// Returns an object's kind as in JSON: "hero", "own:chest".
std::string wordOf(const level::Object& object);

/// Returns the meaning of a name: "thing dread-knight" for "Dread_Knight", "terrain water" for
/// "Water". Ignores case, spaces, "-" and "_". Returns nothing if no thing and no terrain of the
/// program or the pack has this name.
std::optional<std::string> meaningNamed(std::string_view name, const level::TerrainTable& terrains);

/// Returns an object with the thing's kind and cell, but without its data. Returns nothing if the
/// kind does not exist.
std::optional<level::Object> objectOf(const ForeignThing& thing);
/// Turns an emitter's direction as its picture is turned. An emitter without a direction shines
/// right.
void turn(ForeignThing& thing, level::Symmetry by);
/// Whether the kind of thing has a direction.
bool hasDirection(std::string_view kind);
/// Whether the thing is a bug or the boss, which move on paths.
bool isMover(const ForeignThing& thing);

}  // namespace mazeloom::exchange
