// SPDX-License-Identifier: MIT
// Edits of a level's recipe and seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "core/document/refusal.h"
#include "core/level/recipe.h"

namespace mazeloom::document {

/// Returns the stage at index `stage` of the level's recipe; null if there is none.
const level::RecipeStage* findStage(const Document& document, SheetKey level, std::size_t stage);

/// Sets a parameter. Recipes store only values that differ from the default.
Wanted setParameter(const Document& document, SheetKey level, std::size_t stage,
                    std::string_view parameter, std::int64_t value);
/// Resets a parameter to the stage's default.
Wanted resetParameter(const Document& document, SheetKey level, std::size_t stage,
                      std::string_view parameter);
Wanted resetStage(const Document& document, SheetKey level, std::size_t stage);
/// Sets a parameter to a value of any form: fixed, drawn per seed, or dependent on the depth.
/// Refuses a value that the stage cannot take. The default value is not stored.
Wanted setParameterValue(const Document& document, SheetKey level, std::size_t stage,
                         std::string_view parameter, level::ParameterValue value);
/// Sets the program of a stage that runs one.
Wanted setProgram(const Document& document, SheetKey level, std::size_t stage,
                  level::rewriting::SharedProgram program);
Wanted setStageEnabled(const Document& document, SheetKey level, std::size_t stage, bool enabled);
/// Inserts a stage with default parameters before the stage at index `at`, or at the end. Refuses
/// with NoSuchStage if no stage has this id or `at` is past the end.
Wanted addStage(const Document& document, SheetKey level, std::size_t at, std::string_view id);
Wanted removeStage(const Document& document, SheetKey level, std::size_t stage);
/// Inserts a copy of a stage, including its parameters, after the stage.
Wanted duplicateStage(const Document& document, SheetKey level, std::size_t stage);
/// Moves a stage to the index `to` among the other stages.
Wanted moveStage(const Document& document, SheetKey level, std::size_t from, std::size_t to);
/// Restores the recipe as it was last opened or saved.
Wanted resetRecipe(const Document& document, SheetKey level);
/// Replaces the whole recipe. If the level uses a recipe of its pack, differences within stages
/// become changes of this level; added, moved or removed stages make the recipe the level's own.
Wanted setRecipe(const Document& document, SheetKey level, level::Recipe recipe);
Wanted setSeed(const Document& document, SheetKey level, std::uint64_t seed);
/// Sets the seeds of several levels, without showing any of them.
Wanted setSeeds(const Document& document,
                std::span<const std::pair<SheetKey, std::uint64_t>> seeds);

}  // namespace mazeloom::document
