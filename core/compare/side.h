// SPDX-License-Identifier: MIT
// One of the generations that are compared: a level from another seed, by another recipe, with
// another algorithm or value somewhere in it, or as it was before it was changed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/level/named_recipe.h"
#include "core/problem.h"

namespace mazeloom::compare {

/// So many are shown side by side.
inline constexpr std::size_t kFewestSides = 2;
inline constexpr std::size_t kMostSides = 4;

/// What is otherwise than in the level as it is; what is not said follows it. Without anything it
/// is the level itself.
struct Side {
    std::optional<std::uint64_t> seed = {};
    /// The id of one of the pack's recipes, or of a built-in one, in place of the level's stages.
    std::string recipe = {};
    /// Changes of the stages, as generate::set() takes them ("maze.algorithm=wilson"), in order.
    std::vector<std::string> settings = {};
    /// The level as it was, in place of the level as it is.
    std::shared_ptr<const level::Level> held = {};

    bool isLevelItself() const { return *this == Side{}; }
    /// Whether it is made from the level's stages as they are.
    bool hasOwnStages() const { return recipe.empty() && settings.empty() && held == nullptr; }

    friend bool operator==(const Side&, const Side&) = default;
};

/// The level that a side is generated from; `level` itself where nothing in it is otherwise.
/// Where there is no such recipe, stage or value, the problem says what there is.
tl::expected<std::shared_ptr<const level::Level>, Problem> levelOf(
    const Side& side, std::shared_ptr<const level::Level> level,
    std::span<const level::NamedRecipe> recipes);

/// A side as a line of text has it: a seed, "recipe=ID", a setting, or several of these with blanks
/// between ("7 maze.algorithm=wilson"). On an error a sentence without final stop.
tl::expected<Side, std::string> sideOf(std::string_view text);
/// The same the other way round; what is held is not said. Empty for the level itself.
std::string textOf(const Side& side);

/// The settings that give the first stage of the level that weaves a maze each of its algorithms,
/// in the order in which these are offered. Empty where no stage of it does.
std::vector<std::string> algorithmSettings(const level::Level& level);

}  // namespace mazeloom::compare
