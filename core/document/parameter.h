// SPDX-License-Identifier: MIT
// A recipe's parameters as whole numbers, as the stages see them.
#pragma once

#include <cstdint>

#include "core/generate/stage/stage.h"
#include "core/level/recipe.h"

namespace mazeloom::document {

/// What the stage is given: the recipe's value (a switch as 0 or 1, a choice as its index; of a
/// kind of the pack's own, 0), or the standard where the recipe has none or one that is not valid.
std::int64_t parameterValue(const generate::ParameterInfo& info, const level::RecipeStage& stage);

/// Whether `value` can be set: in the parameter's range, or the index of one of its choices.
bool isAllowed(const generate::ParameterInfo& info, std::int64_t value);

/// `value` as a recipe writes it; the value is allowed.
level::ParameterValue written(const generate::ParameterInfo& info, std::int64_t value);

/// The least and most value that is allowed.
std::int64_t leastValue(const generate::ParameterInfo& info);
std::int64_t mostValue(const generate::ParameterInfo& info);

/// The parameter of a stage by its id; null when there is none.
const generate::ParameterInfo* findParameter(const generate::Stage& stage, std::string_view id);

}  // namespace mazeloom::document
