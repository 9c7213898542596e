// SPDX-License-Identifier: MIT
// A recipe's parameters as integers, as the stages receive them.
#pragma once

#include <cstdint>

#include "core/generate/shared/stage.h"
#include "core/level/recipe.h"

namespace mazeloom::document {

/// Returns the value that the stage receives: the recipe's value (a switch as 0 or 1, a choice as
/// its index, a kind of the pack's own as 0), or the default if the recipe has no value or an
/// invalid one. For a value that varies with seed or depth, returns the substitute that
/// generate::firstOf chooses.
std::int64_t parameterValue(const generate::ParameterInfo& info, const level::RecipeStage& stage);

/// The inputs from which a varying value is drawn.
struct DrawnFor {
    unsigned occurrence = 0;  ///< the stage's occurrence, see level::occurrenceOf()
    std::uint64_t seed = 0;
    int depth = 1;
};
/// Returns the value that the stage receives for a seed and a depth.
std::int64_t settledValue(const generate::ParameterInfo& info, const level::RecipeStage& stage,
                          const DrawnFor& drawnFor);

/// Whether `value` can be set: it is in the parameter's range or the index of one of its choices.
bool isAllowed(const generate::ParameterInfo& info, std::int64_t value);

/// Returns `value`, which must be allowed, in the form that a recipe stores.
level::ParameterValue written(const generate::ParameterInfo& info, std::int64_t value);

/// Return the smallest and the largest allowed value.
std::int64_t leastValue(const generate::ParameterInfo& info);
std::int64_t mostValue(const generate::ParameterInfo& info);

/// Returns the parameter of a stage with this id; null if there is none.
const generate::ParameterInfo* findParameter(const generate::Stage& stage, std::string_view id);

}  // namespace mazeloom::document
