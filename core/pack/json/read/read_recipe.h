// SPDX-License-Identifier: MIT
// Reads a recipe: the id of a built-in one, or a list of stages. Private to core/pack.
#pragma once

#include "core/level/recipe.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// The recipe. What generate::validate says of its stages and parameters are flaws. `painted`: see
/// generate::validate.
level::Recipe readRecipe(const Json& value, bool painted, Report& report);

}  // namespace mazeloom::pack
