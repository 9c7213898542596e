// SPDX-License-Identifier: MIT
// The recipes for the districts of a level, as a designer writes them (RULES.md G-101.1):
//   caves*2, bsp(leaf=7 closed=0) + furnish, rooms + maze + doors + dead-ends
// Recipes are separated by commas, each with stages and a weight; a stage may have parameters.
// @fort is the recipe of the pack with that id.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/recipe.h"
#include "core/level/named_recipe.h"

namespace mazeloom::generate {

struct DistrictRecipe {
    std::string text;  ///< as written
    std::int64_t weight = 1;
    std::vector<ReadyStage> stages;  ///< empty if `named` is set
    std::string named = {};          ///< the id of the pack's recipe
};

/// Returns the recipes, at least one of which has a weight; or what is wrong with the text.
tl::expected<std::vector<DistrictRecipe>, std::string> districtRecipes(std::string_view text);

/// Returns the stages of a recipe of the pack; or why no district can use it: it does not exist, or
/// one of its stages cannot run in a district (the first of them is reported).
tl::expected<std::vector<ReadyStage>, std::string> districtStages(
    std::string_view named, std::span<const level::NamedRecipe> recipes);

/// Like districtRecipes() above, with the stages of the pack's recipes filled in.
tl::expected<std::vector<DistrictRecipe>, std::string> districtRecipes(
    std::string_view text, std::span<const level::NamedRecipe> recipes);

/// Whether a recipe's districts may use named recipes of the pack, and so change with those.
bool asksForNamedRecipes(const level::Recipe& recipe);

std::optional<std::string> flawOfDistrictRecipes(std::string_view text);

}  // namespace mazeloom::generate
