// SPDX-License-Identifier: MIT
// The parameters of a recipe that can be swept, and their values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/generate/recipe.h"

namespace mazeloom::analyse {

/// A parameter that a sweep can vary: its stage is switched on, the parameter has an effect, and
/// its values are a range or a few choices.
struct SweptParameter {
    std::string setting;                            ///< "rooms.attempts", or "rooms#2.attempts"
    const generate::Stage* stage = nullptr;         ///< the stage that has the parameter
    const generate::ParameterInfo* info = nullptr;  ///< the parameter's range and texts
    std::optional<std::int64_t> present = {};       ///< the value, unless seed or depth decides it
};

/// Returns the parameters that a sweep can vary, in the order of the recipe's stages and of each
/// stage's parameters. `painted` is passed to generate::examine().
std::vector<SweptParameter> sweptParametersOf(const level::Recipe& recipe, bool painted);

inline constexpr std::size_t kMostSweptValues = 11;

/// Returns at most `most` integers spread evenly from `from` to `to`, both included, each rounded
/// to the nearest. Returns every integer if the range is short.
std::vector<std::int64_t> evenly(std::int64_t from, std::int64_t to,
                                 std::size_t most = kMostSweptValues);

/// Returns the values at which a sweep tries a parameter, in the syntax of settings: numbers spread
/// evenly over the parameter's range, false and true, or the ids of its first choices.
std::vector<std::string> sweptValuesOf(const generate::ParameterInfo& info,
                                       std::size_t most = kMostSweptValues);

}  // namespace mazeloom::analyse
