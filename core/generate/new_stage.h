// SPDX-License-Identifier: MIT
// Stages and recipes as a designer gets them. A recipe in a file means the same for ever, so a
// parameter that it does not name keeps its standard value. Where a better value was found later,
// new stages write it out (ParameterInfo::inNewStages).
#pragma once

#include <string_view>

#include "core/level/recipe.h"

namespace mazeloom::generate {

/// Returns a stage that is switched on, with the parameters that new stages write out. A stage of
/// an unknown id has none.
level::RecipeStage newStage(std::string_view id);

/// Whether a stage has the parameters of a new one.
bool hasNewParameters(const level::RecipeStage& stage);

/// Gives a parameter the value that a new stage has, which often is none.
void resetParameter(level::RecipeStage& stage, std::string_view parameter);

/// Returns a built-in recipe for a new level. There must be one of this id. Its stages are listed
/// if they differ from those that the id alone means.
level::Recipe newRecipe(std::string_view builtIn);

}  // namespace mazeloom::generate
