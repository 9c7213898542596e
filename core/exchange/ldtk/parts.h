// SPDX-License-Identifier: MIT
// The parts of an LDtk project before it is written: the things of each level, the kinds of
// entities, and their fields. The parts are made from the levels' Tiled maps, so that both formats
// hold the same data.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/exchange/ldtk/fields.h"
#include "core/exchange/ldtk/write.h"
#include "core/grid/point.h"

namespace mazeloom::exchange::ldtk {

struct Entity {
    std::string kind;  ///< "hero", "own:chest", "room"
    std::string iid;
    grid::Rect place;  ///< in cells
    Instanced fields;
};

struct EntityKind {
    std::string identifier;
    int uid = 0;
    SheetTile tile = {};
    FieldDefs fields = {};
};

struct LevelParts {
    std::string identifier;
    std::vector<Entity> things;
    std::vector<Entity> rooms;
    Instanced fields;
};

struct ProjectParts {
    std::vector<LevelParts> levels;  ///< in the source's order
    std::map<std::string, EntityKind> entities;
    FieldDefs levelFields;

    /// Numbers the kinds of entities and all fields.
    void number(Uids& uids);
};

ProjectParts partsOf(const Source& source, const Tilesets& tilesets);

}  // namespace mazeloom::exchange::ldtk
