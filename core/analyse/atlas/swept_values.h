// SPDX-License-Identifier: MIT
// What of a recipe can be swept, and at which values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/generate/recipe.h"

namespace mazeloom::analyse {

/// A parameter of a stage that is switched on: one that matters there, and has values in an order
/// or a few of them.
struct SweptParameter {
    std::string setting;                            ///< "rooms.attempts", or "rooms#2.attempts"
    const generate::Stage* stage = nullptr;         ///< what it is a parameter of
    const generate::ParameterInfo* info = nullptr;  ///< its range, and its words
    std::optional<std::int64_t> present = {};       ///< what it is now, where it does not vary
};

/// In the order of the recipe and of its stages' parameters. `painted` as for generate::examine().
std::vector<SweptParameter> sweptParametersOf(const level::Recipe& recipe, bool painted);

inline constexpr std::size_t kMostSweptValues = 11;

/// Whole numbers evenly from `from` to `to`, both included, rounded to the nearest; of a shorter
/// range each.
std::vector<std::int64_t> evenly(std::int64_t from, std::int64_t to,
                                 std::size_t most = kMostSweptValues);

/// A parameter's values as a setting has them: numbers evenly over its range, false and true, or
/// the ids of its choices, of which the first ones are taken.
std::vector<std::string> sweptValuesOf(const generate::ParameterInfo& info,
                                       std::size_t most = kMostSweptValues);

}  // namespace mazeloom::analyse
