// SPDX-License-Identifier: MIT
// A recipe as a designer writes it: the ordered stages, each with the parameters that differ from
// their defaults. What stages exist and what they accept is known to core/generate.
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

/// A number that each seed draws anew, both ends included.
struct DrawnNumber {
    std::int64_t from = 0;
    std::int64_t to = 0;

    friend bool operator==(const DrawnNumber&, const DrawnNumber&) = default;
};

/// One of several values, each as likely as it is often listed, that each seed draws anew.
struct OneOf {
    std::vector<FixedValue> values;

    friend bool operator==(const OneOf&, const OneOf&) = default;
};

/// A function of the floor's depth, given at some depths in ascending order. Numbers between two of
/// them lie on the straight line, rounded to the nearest; other values stay until the next depth.
/// Before the first and behind the last depth their values hold.
struct ByDepth {
    std::vector<std::pair<int, FixedValue>> points;

    friend bool operator==(const ByDepth&, const ByDepth&) = default;
};

using ParameterValue = std::variant<bool, std::int64_t, std::string, DrawnNumber, OneOf, ByDepth>;

/// So many values at most has a OneOf, and so many depths a ByDepth.
inline constexpr std::size_t kMostValues = 100;

/// Whether it is the same for each seed and depth.
bool isFixed(const ParameterValue& value);
/// Nothing where it is not.
std::optional<FixedValue> fixedOf(const ParameterValue& value);
ParameterValue toValue(FixedValue value);

struct RecipeStage {
    std::string stage;  ///< the stage's id, such as "rooms"
    bool enabled = true;
    std::map<std::string, ParameterValue> parameters;
    /// What the stage "rules" does; of other stages nothing.
    rewriting::SharedProgram program = {};

    friend bool operator==(const RecipeStage& a, const RecipeStage& b);
};

/// How many stages of the same id stand before the `stage`-th.
unsigned occurrenceOf(std::span<const RecipeStage> stages, std::size_t stage);

/// What a level has otherwise than the recipe of its pack, for one stage of it.
struct StageChange {
    std::string stage;        ///< the stage's id
    unsigned occurrence = 0;  ///< how many of the same id stand before it
    std::optional<bool> enabled = {};
    /// Nothing in place of a value: the standard, whatever the recipe has.
    std::map<std::string, std::optional<ParameterValue>> parameters = {};
    rewriting::SharedProgram program = {};  ///< none: that of the recipe

    friend bool operator==(const StageChange& a, const StageChange& b);
};

struct Recipe {
    /// As they run. Of a level that uses a recipe of its pack, its changes are made already.
    std::vector<RecipeStage> stages;
    /// The id of the built-in recipe that the pack's file names instead of stages; empty when it
    /// lists them. Stages that have been changed since are listed, whatever stands here.
    std::string builtIn = {};
    /// The id of the pack's recipe that the level uses (named_recipe.h); empty: its own.
    std::string named = {};
    /// What the level has otherwise than that.
    std::vector<StageChange> changes = {};
    /// The pack has no recipe of that id: there are no stages.
    bool isLost = false;

    /// The same stages are the same recipe, however a file writes them.
    friend bool operator==(const Recipe& a, const Recipe& b);
};

}  // namespace mazeloom::level
