// SPDX-License-Identifier: MIT
// New stages and recipes for designers. A recipe in a file must keep its meaning forever, so the
// default of a parameter that it does not name never changes. If a better value was found later,
// new stages have it as an explicit value (ParameterInfo::inNewStages).
#pragma once

#include <string_view>

#include "core/level/recipe.h"

namespace mazeloom::generate {

/// Returns an enabled stage with the explicit parameters of new stages. A stage with an unknown id
/// has none.
level::RecipeStage newStage(std::string_view id);

/// Whether a stage has the parameters of a new one.
bool hasNewParameters(const level::RecipeStage& stage);

/// Resets a parameter to its value in a new stage, which often has no explicit one.
void resetParameter(level::RecipeStage& stage, std::string_view parameter);

/// Returns a built-in recipe, which must exist, for a new level. Lists its stages if new stages
/// differ from those that the id alone stands for.
level::Recipe newRecipe(std::string_view builtIn);

}  // namespace mazeloom::generate
