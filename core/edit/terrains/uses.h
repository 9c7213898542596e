// SPDX-License-Identifier: MIT
// Finds where a pack uses one of its own terrains.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::edit {

struct TerrainUses {
    std::int64_t cells = 0;                ///< painted or pinned in levels, rooms and stamps
    std::vector<std::string> levels = {};  ///< ids of levels with such cells
    std::vector<std::string> rooms = {};
    std::vector<std::string> stamps = {};  ///< titles
    /// Ids of levels, of the pack's named recipes and of the pack, whose rewrite rules or painted
    /// promises mention the terrain.
    std::vector<std::string> recipes = {};

    bool isEmpty() const { return cells == 0 && recipes.empty(); }
};

TerrainUses usesOf(const level::Pack& pack, level::Terrain terrain);

/// Returns the own terrains that are used anywhere in the pack. Cheaper than calling usesOf() for
/// each.
level::TerrainSet usedOwn(const level::Pack& pack);

}  // namespace mazeloom::edit
