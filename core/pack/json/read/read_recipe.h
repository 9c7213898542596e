// SPDX-License-Identifier: MIT
// Reads recipes: the id of a built-in one, a list of stages, or the use of one that the pack keeps
// under a name. Private to core/pack.
#pragma once

#include "core/level/named_recipe.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the recipe. Findings of generate::validate on its stages and parameters are flaws.
/// `painted`: see generate::validate. A recipe that refers to one of the pack has no stages yet
/// (level::resolve).
level::Recipe readRecipe(const Json& value, bool painted, Report& report);

/// Returns the pack's named recipes.
level::NamedRecipes readNamedRecipes(const Json& list, Report& report);

}  // namespace mazeloom::pack
