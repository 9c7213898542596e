// SPDX-License-Identifier: MIT
// A recipe as a designer writes it: the ordered stages, each with the parameters that differ from
// their defaults. What stages exist and what they accept is known to core/generate.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace mazeloom::level {

/// A switch, a number, or the id of a choice.
using ParameterValue = std::variant<bool, std::int64_t, std::string>;

struct RecipeStage {
    std::string stage;  ///< the stage's id, such as "rooms"
    bool enabled = true;
    std::map<std::string, ParameterValue> parameters;

    friend bool operator==(const RecipeStage& a, const RecipeStage& b);
};

struct Recipe {
    std::vector<RecipeStage> stages;
    /// The id of the built-in recipe that the pack's file names instead of stages; empty when it
    /// lists them. Stages that have been changed since are listed, whatever stands here.
    std::string builtIn = {};

    /// The same stages are the same recipe, however a file writes them.
    friend bool operator==(const Recipe& a, const Recipe& b);
};

}  // namespace mazeloom::level
