// SPDX-License-Identifier: MIT
// The recipes for the districts of a level, as a designer writes them (RULES.md G-101.1):
//   caves*2, bsp(leaf=7 closed=0) + furnish, rooms + maze + doors + dead-ends
// Recipes are separated by commas. A recipe lists its stages and may have a weight; a stage may
// have parameters. "@fort" stands for the pack's recipe with the id "fort".
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
#include "core/sentence.h"

namespace mazeloom::generate {

struct DistrictRecipe {
    std::string text;  ///< as written
    std::int64_t weight = 1;
    std::vector<ReadyStage> stages;  ///< empty if `named` is set
    std::string named = {};          ///< the id of the pack's recipe
};

/// Returns the recipes, or a sentence fragment if the text has a flaw. At least one recipe must
/// have a weight above 0.
tl::expected<std::vector<DistrictRecipe>, Phrase> districtRecipes(std::string_view text);

/// Returns the enabled stages of a recipe of the pack, or the reason why no district can use the
/// recipe: it does not exist, a stage cannot run in a district (the first such stage is named),
/// examine() finds a flaw, or no stage is enabled.
tl::expected<std::vector<ReadyStage>, Phrase> districtStages(
    std::string_view named, std::span<const level::NamedRecipe> recipes);

/// Like districtRecipes() above, with the stages of the pack's recipes filled in.
tl::expected<std::vector<DistrictRecipe>, Phrase> districtRecipes(
    std::string_view text, std::span<const level::NamedRecipe> recipes);

/// Whether a recipe's districts may use named recipes of the pack, and so change if those recipes
/// change.
bool asksForNamedRecipes(const level::Recipe& recipe);

std::optional<Phrase> flawOfDistrictRecipes(std::string_view text);
/// Returns the sentences of these flaws, for translation.
std::span<const Sentence> districtSentences();

}  // namespace mazeloom::generate
