// SPDX-License-Identifier: MIT
// Recipes made ready to run: stages looked up, parameters checked, order checked.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/stage.h"
#include "core/level/recipe.h"
#include "core/problem.h"

namespace mazeloom::generate {

struct ReadyStage {
    const Stage* stage = nullptr;
    Parameters parameters;
    int recipeIndex = 0;      ///< place in the recipe, switched-off stages counted
    unsigned occurrence = 0;  ///< how many stages of the same id stand before it
};

struct ReadyRecipe {
    std::vector<ReadyStage> stages;  ///< those switched on
};

/// All that is wrong with a recipe: unknown stages and parameters, wrong types, values outside their
/// range (never clamped), stages whose needs no earlier stage meets. `painted`: the level has painted
/// open cells before the recipe runs. Each problem's place names the stage.
std::vector<Problem> validate(const level::Recipe& recipe, bool painted);

/// The recipe ready to run, or the first of its problems.
tl::expected<ReadyRecipe, Problem> prepare(const level::Recipe& recipe, bool painted);

/// The built-in recipes, one per system of the sources: "temple", "rooms-and-maze",
/// "rooms-and-corridors".
struct BuiltInRecipe {
    std::string_view id;
    std::string_view title;
    level::Recipe recipe;
};
const std::vector<BuiltInRecipe>& builtInRecipes();
const BuiltInRecipe* findBuiltInRecipe(std::string_view id);

}  // namespace mazeloom::generate
