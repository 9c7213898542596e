// SPDX-License-Identifier: MIT
// A recipe's parameters as whole numbers, as the stages see them.
#pragma once

#include <cstdint>

#include "core/generate/stage/stage.h"
#include "core/level/recipe.h"

namespace mazeloom::document {

/// What the stage is given: the recipe's value (a switch as 0 or 1, a choice as its index; of a
/// kind of the pack's own, 0), or the standard where the recipe has none or one that is not valid.
/// Of one that varies, what stands for it where no seed and depth are known (generate::firstOf).
std::int64_t parameterValue(const generate::ParameterInfo& info, const level::RecipeStage& stage);

/// What a value that varies is drawn for.
struct DrawnFor {
    unsigned occurrence = 0;  ///< of its stage, as level::occurrenceOf() tells
    std::uint64_t seed = 0;
    int depth = 1;
};
/// The same for a seed and a depth.
std::int64_t settledValue(const generate::ParameterInfo& info, const level::RecipeStage& stage,
                          const DrawnFor& drawnFor);

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
