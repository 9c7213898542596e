// SPDX-License-Identifier: MIT
// Generated levels in LDtk's parts, before they are written: what stands in each level, which kinds
// of entities there are, and which fields they have. They are those of Tiled's maps, so that both
// formats say the same.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/doors/ldtk/fields.h"
#include "core/doors/ldtk/write.h"
#include "core/grid/point.h"

namespace mazeloom::doors::ldtk {

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
    std::vector<LevelParts> levels;  ///< as the source has them
    std::map<std::string, EntityKind> entities;
    FieldDefs levelFields;

    /// Gives kinds of entities, and all fields, their numbers.
    void number(Uids& uids);
};

ProjectParts partsOf(const Source& source, const Tilesets& tilesets);

}  // namespace mazeloom::doors::ldtk
