// SPDX-License-Identifier: MIT
// Recipes prepared for running: stages looked up, parameters and order checked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/shared/stage.h"
#include "core/generate/varying.h"
#include "core/level/recipe.h"
#include "core/problem.h"

namespace mazeloom::generate {

/// Upper bound on the stages of a recipe.
inline constexpr std::size_t kMostStages = 100;

struct ReadyStage {
    const Stage* stage = nullptr;
    /// A varying parameter holds firstOf() until settled() replaces it.
    Parameters parameters;
    int recipeIndex = 0;      ///< the stage's index in the recipe, counting disabled stages
    unsigned occurrence = 0;  ///< the number of earlier stages with the same id
    /// The value of a parameter of Type::OwnKind or Type::Text; a stage has at most one of them.
    std::string kind = {};
    /// The parameters that vary with seed or depth.
    std::vector<Varying> varying = {};
    /// As RecipeStage::program.
    level::rewriting::SharedProgram program = {};

    bool changesNothing() const;
    /// Whether all guarantees in the set `wanted` hold after the stage.
    bool guarantees(unsigned wanted) const;
    /// Whether a parameter varies with seed or depth.
    bool varies(std::size_t parameter) const;
    /// Returns the greatest value that a number may have, for any seed and depth.
    std::int64_t mostOf(std::size_t parameter) const;
};

struct ReadyRecipe {
    std::vector<ReadyStage> stages;  ///< the enabled stages

    bool varies() const;
};

/// Returns the recipe with the parameters' values for a seed and depth (RULES.md G-90).
ReadyRecipe settled(const ReadyRecipe& recipe, std::uint64_t seed, int depth);

/// One flaw of a recipe.
struct RecipeProblem {
    enum class Cause { LostRecipe, UnknownStage, UnknownParameter, UnusableValue, UnmetNeed };

    Cause cause = Cause::UnknownStage;
    Problem problem;             ///< describes the flaw; its place names the stage, if any
    std::string parameter = {};  ///< the stage's parameter, if it is the cause
    Fact need = kNothing;        ///< the fact that no earlier stage gives
};

struct Examined {
    /// The part of the recipe that can run: without unknown stages, and with defaults in place of
    /// unusable values.
    ReadyRecipe recipe;
    std::vector<RecipeProblem> problems;
};

/// Returns all flaws of a recipe: unknown stages and parameters, wrong types, values out of range
/// (never clamped), stages whose needs no earlier stage meets. `painted` tells whether the level is
/// painted, and so has open cells before the recipe runs.
Examined examine(const level::Recipe& recipe, bool painted);

/// Sets the place of a problem to a stage of the recipe, by its index and id. If the problem's
/// place is the id of one of the stage's parameters, the new place names the parameter, too.
Problem inStage(Problem problem, int recipeStage, std::string_view id);
/// Returns the sentences of examine() and inStage(), for translation.
std::span<const Sentence> recipeSentences();

/// Returns the problems that examine() finds.
std::vector<Problem> validate(const level::Recipe& recipe, bool painted);

/// Returns the recipe ready to run, or its first problem.
tl::expected<ReadyRecipe, Problem> prepare(const level::Recipe& recipe, bool painted);

/// Returns the facts given by the stages before a place in the recipe; `painted` means the same as
/// in examine().
unsigned factsBefore(const ReadyRecipe& recipe, std::size_t recipeIndex, bool painted);

/// Returns the first known stage that gives a fact, for advice; null if no stage gives it.
const Stage* firstGiver(Fact fact);

/// Returns the name of a fact: "open cells", "a hidden maze".
std::string_view name(Fact fact);
/// Returns all facts that a stage may need or give; name() names each of them.
std::span<const Fact> facts();

/// The built-in recipes, one for each of the three programs that the rules come from: "temple",
/// "rooms-and-maze", "rooms-and-corridors".
struct BuiltInRecipe {
    std::string_view id;
    std::string_view title;
    level::Recipe recipe;
};
const std::vector<BuiltInRecipe>& builtInRecipes();
const BuiltInRecipe* findBuiltInRecipe(std::string_view id);

}  // namespace mazeloom::generate
