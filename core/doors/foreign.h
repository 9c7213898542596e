// SPDX-License-Identifier: MIT
// What a file of another program shows: things with all that it says of them, before they are taken
// for objects and paths of a level.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/point.h"
#include "core/level/level.h"

namespace mazeloom::doors {

/// A thing as the file shows it.
struct ForeignThing {
    int place = -1;    ///< of the one that left in Facts::things; −1: it is new
    std::string kind;  ///< as in JSON
    grid::Point at;
    std::string name;   ///< its id
    std::string where;  ///< in the file, for notes
    /// What the file says of it, by name, in the file's order: the program's own words
    /// ("direction", "text") and the designer's properties. The values are texts, numbers, yes or
    /// no, colours, cells or names of objects: no file has more types.
    level::Properties words = {};
    /// The corners of a mover's path, in cells. Empty: the file shows none.
    std::vector<grid::Point> path = {};
    bool isLoop = false;  ///< whether the path is drawn as a closed line
};

/// A level as the file shows it.
struct ForeignLevel {
    level::CellGrid cells;
    std::vector<ForeignThing> things;
    level::Properties words = {};  ///< of the level, as those of a thing
};

/// The cell without marks that its terrain cannot have: a wall that is painted elsewhere mostly
/// leaves the marks that lay there.
level::Cell withoutLostMarks(level::Cell cell);

/// The word for an object's kind as in JSON: "hero", "own:chest".
std::string wordOf(const level::Object& object);

/// The meaning that a name has by itself: "thing dread-knight" for "Dread_Knight", "terrain water"
/// for "Water". Large and small letters are alike; spaces, "-" and "_" do not count. Nothing where
/// neither a thing nor a terrain of the program or the pack is called so.
std::optional<std::string> meaningNamed(std::string_view name, const level::TerrainTable& terrains);

/// An object of the thing's kind where it stands, without what the file says of it; nothing where
/// there is no such kind.
std::optional<level::Object> objectOf(const ForeignThing& thing);
/// Whether the thing is a bug or the boss, which move on paths.
bool isMover(const ForeignThing& thing);

}  // namespace mazeloom::doors
