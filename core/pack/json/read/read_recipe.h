// SPDX-License-Identifier: MIT
// Reads recipes: the id of a built-in one, a list of stages, or the use of one of the pack's named
// recipes. Private to core/pack.
#pragma once

#include "core/level/named_recipe.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the recipe. Problems that generate::validate finds in its stages and parameters are
/// reported as flaws. `painted` is as in generate::validate. A recipe that uses one of the pack's
/// has no stages yet; level::resolve fills them in.
level::Recipe readRecipe(const Json& value, bool painted, Report& report);

/// Returns the pack's named recipes.
level::NamedRecipes readNamedRecipes(const Json& list, Report& report);

}  // namespace mazeloom::pack
