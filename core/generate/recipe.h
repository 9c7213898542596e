// SPDX-License-Identifier: MIT
// Recipes made ready to run: stages looked up, parameters checked, order checked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/stage/stage.h"
#include "core/generate/varying.h"
#include "core/level/recipe.h"
#include "core/problem.h"

namespace mazeloom::generate {

/// So many stages at most has a recipe.
inline constexpr std::size_t kMostStages = 100;

struct ReadyStage {
    const Stage* stage = nullptr;
    /// Of one that varies, firstOf() stands here until it is settled.
    Parameters parameters;
    int recipeIndex = 0;      ///< place in the recipe, switched-off stages counted
    unsigned occurrence = 0;  ///< how many stages of the same id stand before it
    /// What a parameter of ParameterInfo::Type::OwnKind names, or one of Type::Text says; a stage
    /// has at most one of them.
    std::string kind = {};
    /// The parameters that are not the same for every seed and depth.
    std::vector<Varying> varying = {};
    /// As RecipeStage::program.
    level::rewriting::SharedProgram program = {};

    bool changesNothing() const;
    /// Whether all of these hold after it.
    bool guarantees(unsigned wanted) const;
};

struct ReadyRecipe {
    std::vector<ReadyStage> stages;  ///< those switched on

    bool varies() const;
};

/// The recipe with all parameters as they are for this seed at this depth (RULES.md G-90).
ReadyRecipe settled(const ReadyRecipe& recipe, std::uint64_t seed, int depth);

/// One thing that is wrong with a recipe.
struct RecipeProblem {
    enum class Cause { LostRecipe, UnknownStage, UnknownParameter, UnusableValue, UnmetNeed };

    Cause cause = Cause::UnknownStage;
    Problem problem;             ///< says it; its place names the stage, where it is of one
    std::string parameter = {};  ///< which of the stage's, where the cause is one
    Fact need = kNothing;        ///< what no stage before gives
};

struct Examined {
    /// What can be run of it: unknown stages left out, standards in place of unusable values.
    ReadyRecipe recipe;
    std::vector<RecipeProblem> problems;
};

/// All that is wrong with a recipe: unknown stages and parameters, wrong types, values outside
/// their range (never clamped), stages whose needs no earlier stage meets. `painted`: the level has
/// painted open cells before the recipe runs.
Examined examine(const level::Recipe& recipe, bool painted);

/// The problems that examine() finds.
std::vector<Problem> validate(const level::Recipe& recipe, bool painted);

/// The recipe ready to run, or the first of its problems.
tl::expected<ReadyRecipe, Problem> prepare(const level::Recipe& recipe, bool painted);

/// What the stages before a place in the recipe give, as a set of Fact; `painted` as above.
unsigned factsBefore(const ReadyRecipe& recipe, std::size_t recipeIndex, bool painted);

/// The first stage of all that gives a fact, for advice; null when none does.
const Stage* firstGiver(Fact fact);

/// What a need is called: "open cells", "a hidden maze".
std::string_view name(Fact fact);
/// The facts that a stage may need or give, each with a name.
std::span<const Fact> facts();

/// The built-in recipes, one per system of the sources: "temple", "rooms-and-maze",
/// "rooms-and-corridors".
struct BuiltInRecipe {
    std::string_view id;
    std::string_view title;
    level::Recipe recipe;
};
const std::vector<BuiltInRecipe>& builtInRecipes();
const BuiltInRecipe* findBuiltInRecipe(std::string_view id);

}  // namespace mazeloom::generate
