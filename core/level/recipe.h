// SPDX-License-Identifier: MIT
// A recipe as a designer writes it: the ordered stages, each with the parameters that differ from
// their defaults. core/generate knows which stages exist and what they accept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/level/rewriting/program.h"

namespace mazeloom::level {

/// A switch, a number, or the id of a choice.
using FixedValue = std::variant<bool, std::int64_t, std::string>;

/// A number drawn anew for each seed, from `from` to `to`, both included.
struct DrawnNumber {
    std::int64_t from = 0;
    std::int64_t to = 0;

    friend bool operator==(const DrawnNumber&, const DrawnNumber&) = default;
};

/// One of several values, drawn anew for each seed. A value listed n times is n times as likely.
struct OneOf {
    std::vector<FixedValue> values;

    friend bool operator==(const OneOf&, const OneOf&) = default;
};

/// A function of the floor's depth, given by its values at some depths in ascending order. Numbers
/// are interpolated linearly between two depths and rounded to the nearest integer; other values
/// hold until the next depth. The first value also holds before its depth, the last one after it.
struct ByDepth {
    std::vector<std::pair<int, FixedValue>> points;

    friend bool operator==(const ByDepth&, const ByDepth&) = default;
};

using ParameterValue = std::variant<bool, std::int64_t, std::string, DrawnNumber, OneOf, ByDepth>;

/// Upper bound on the values of a OneOf and on the depths of a ByDepth.
inline constexpr std::size_t kMostValues = 100;

/// Whether the value is the same for every seed and depth.
bool isFixed(const ParameterValue& value);
/// Returns the value if it is fixed, else nullopt.
std::optional<FixedValue> fixedOf(const ParameterValue& value);
ParameterValue toValue(FixedValue value);

struct RecipeStage {
    std::string stage;  ///< the stage's id, such as "rooms"
    bool enabled = true;
    std::map<std::string, ParameterValue> parameters;
    /// The program of the stage "rules"; null for other stages.
    rewriting::SharedProgram program = {};

    friend bool operator==(const RecipeStage& a, const RecipeStage& b);
};

/// Returns how many stages before the stage with index `stage` have the same id.
unsigned occurrenceOf(std::span<const RecipeStage> stages, std::size_t stage);

/// A level's changes to one stage of the pack's recipe that it uses.
struct StageChange {
    std::string stage;        ///< the stage's id
    unsigned occurrence = 0;  ///< the number of earlier stages with the same id
    std::optional<bool> enabled = {};
    /// The changed parameters by id. nullopt stands for the parameter's default, whatever value the
    /// recipe has.
    std::map<std::string, std::optional<ParameterValue>> parameters = {};
    rewriting::SharedProgram program = {};  ///< null: the recipe's program stays

    friend bool operator==(const StageChange& a, const StageChange& b);
};

struct Recipe {
    /// The stages; if the level uses a recipe of its pack, with the level's changes applied.
    std::vector<RecipeStage> stages;
    /// The id of the built-in recipe that the pack's file names instead of stages; empty if it
    /// lists them. If the stages have changed since, the file lists them regardless of this id.
    std::string builtIn = {};
    /// The id of the pack's recipe that the level uses (named_recipe.h); empty: the level has its
    /// own.
    std::string named = {};
    /// The level's changes to that recipe.
    std::vector<StageChange> changes = {};
    /// Whether the pack lacks the recipe named `named`. The recipe has no stages then.
    bool isLost = false;

    /// Recipes with the same stages are equal, however a file writes them.
    friend bool operator==(const Recipe& a, const Recipe& b);
};

}  // namespace mazeloom::level
