// SPDX-License-Identifier: MIT
// New stages and recipes for designers. A recipe in a file must keep its meaning forever, so the
// default of a parameter that the recipe does not name never changes. If a better value is found
// later, new stages get that value explicitly (ParameterInfo::inNewStages).
#pragma once

#include <string_view>

#include "core/level/recipe.h"

namespace mazeloom::generate {

/// Returns an enabled stage with the explicit parameters that a new stage gets. A stage with an
/// unknown id has no parameters.
level::RecipeStage newStage(std::string_view id);

/// Whether a stage has exactly the explicit parameters of a new stage.
bool hasNewParameters(const level::RecipeStage& stage);

/// Resets a parameter to its value in a new stage: removes its explicit value, unless a new stage
/// has one.
void resetParameter(level::RecipeStage& stage, std::string_view parameter);

/// Returns a built-in recipe, which must exist, for a new level. The stages have the explicit
/// parameters of new stages.
level::Recipe newRecipe(std::string_view builtIn);

}  // namespace mazeloom::generate
