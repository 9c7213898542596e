// SPDX-License-Identifier: MIT
// What the districts of a level are made by, as a designer writes it (RULES.md G-101.1):
//   caves*2, bsp(leaf=7 closed=0) + furnish, rooms + maze + doors + dead-ends
// Recipes with commas between them, each with stages and a weight; a stage may have parameters.
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
    std::string text;  ///< as it was written
    std::int64_t weight = 1;
    std::vector<ReadyStage> stages;  ///< empty where `named` is not
    std::string named = {};          ///< the id of the pack's recipe
};

/// The recipes, of which there is at least one with a weight; or what is wrong with the text.
tl::expected<std::vector<DistrictRecipe>, std::string> districtRecipes(std::string_view text);

/// The stages of a recipe of the pack; or why no district can be made by it: it is not there, or
/// has a stage that cannot stand in a district. The first that is wrong.
tl::expected<std::vector<ReadyStage>, std::string> districtStages(
    std::string_view named, std::span<const level::NamedRecipe> recipes);

/// The same with the stages of the pack's recipes in their places.
tl::expected<std::vector<DistrictRecipe>, std::string> districtRecipes(
    std::string_view text, std::span<const level::NamedRecipe> recipes);

/// Whether districts of a recipe may be made by recipes that the pack keeps under names, so that a
/// change of those may change its levels.
bool asksForNamedRecipes(const level::Recipe& recipe);

std::optional<std::string> flawOfDistrictRecipes(std::string_view text);

}  // namespace mazeloom::generate
