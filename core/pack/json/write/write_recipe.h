// SPDX-License-Identifier: MIT
// Writes recipes: the id of a built-in one, a list of stages, or the use of one of the pack's named
// recipes. Private to core/pack.
#pragma once

#include <string>

#include "core/level/map/own_terrain.h"
#include "core/level/named_recipe.h"

namespace mazeloom::pack {

/// Appends the recipe as a member of a file. All parameters that the designer gave are written,
/// even if equal to their defaults. Rewrite rules name the pack's own terrains as `terrains` does.
void appendRecipeLines(std::string& out, const level::Recipe& recipe,
                       const level::TerrainTable& terrains);

/// Appends the pack's named recipes as a member of its file.
void appendNamedRecipes(std::string& out, const level::NamedRecipes& recipes,
                        const level::TerrainTable& terrains);

}  // namespace mazeloom::pack
