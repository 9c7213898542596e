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

/// Null when there is none.
const level::RecipeStage* findStage(const Document& document, SheetKey level, std::size_t stage);

/// Recipes only hold what differs from the standards.
Wanted setParameter(const Document& document, SheetKey level, std::size_t stage,
                    std::string_view parameter, std::int64_t value);
/// Back to the stage's standard.
Wanted resetParameter(const Document& document, SheetKey level, std::size_t stage,
                      std::string_view parameter);
/// All parameters of a stage back to their standards.
Wanted resetStage(const Document& document, SheetKey level, std::size_t stage);
/// Any value of a parameter: fixed, drawn per seed, or by depth. One that its stage cannot take is
/// refused; the standard is not written.
Wanted setParameterValue(const Document& document, SheetKey level, std::size_t stage,
                         std::string_view parameter, level::ParameterValue value);
/// What a stage that runs a program does.
Wanted setProgram(const Document& document, SheetKey level, std::size_t stage,
                  level::rewriting::SharedProgram program);
Wanted setStageEnabled(const Document& document, SheetKey level, std::size_t stage, bool enabled);
/// Puts a stage with its standards before the `at`-th, or last. NoSuchStage: the program has none
/// of this id, or `at` is past the end.
Wanted addStage(const Document& document, SheetKey level, std::size_t at, std::string_view id);
Wanted removeStage(const Document& document, SheetKey level, std::size_t stage);
/// Puts a copy of a stage, its parameters included, behind it.
Wanted duplicateStage(const Document& document, SheetKey level, std::size_t stage);
/// Moves a stage to the place `to`, counted without it.
Wanted moveStage(const Document& document, SheetKey level, std::size_t from, std::size_t to);
/// Back to the recipe that was opened or saved.
Wanted resetRecipe(const Document& document, SheetKey level);
/// Another recipe as a whole. Of a level that uses a recipe of its pack, what is otherwise in it
/// becomes changes of this level; with other stages, or in another order, it is the level's own.
Wanted setRecipe(const Document& document, SheetKey level, level::Recipe recipe);
Wanted setSeed(const Document& document, SheetKey level, std::uint64_t seed);
/// Of several levels, of which none is shown for it.
Wanted setSeeds(const Document& document,
                std::span<const std::pair<SheetKey, std::uint64_t>> seeds);

}  // namespace mazeloom::document
