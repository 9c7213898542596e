// SPDX-License-Identifier: MIT
// Where a pack uses a terrain of its own.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::edit {

struct TerrainUses {
    std::int64_t cells = 0;                ///< painted or kept in levels, drawn in rooms and stamps
    std::vector<std::string> levels = {};  ///< ids of those that have such cells
    std::vector<std::string> rooms = {};
    std::vector<std::string> stamps = {};  ///< titles
    /// Ids of levels, or of the pack's recipes, whose rules name it.
    std::vector<std::string> recipes = {};

    bool isEmpty() const { return cells == 0 && recipes.empty(); }
};

TerrainUses usesOf(const level::Pack& pack, level::Terrain terrain);

/// The pack's own terrains that are used anywhere, a bit each; cheaper than usesOf() of each.
std::uint64_t usedOwn(const level::Pack& pack);

}  // namespace mazeloom::edit
