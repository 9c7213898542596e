// SPDX-License-Identifier: MIT
// One of the compared generations: a level with another seed, recipe, algorithm or value, or an
// earlier state of the level.
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

/// The minimum and maximum number of sides in a comparison.
inline constexpr std::size_t kFewestSides = 2;
inline constexpr std::size_t kMostSides = 4;

/// The differences from the current level. A member that is not set follows the level. A side
/// without differences is the level itself.
struct Side {
    std::optional<std::uint64_t> seed = {};
    /// The id of a recipe, of the pack or built-in, that replaces the level's stages.
    std::string recipe = {};
    /// Changes of the stages in the syntax of generate::set() ("maze.algorithm=wilson"), in order.
    std::vector<std::string> settings = {};
    /// A frozen copy that replaces the current level.
    std::shared_ptr<const level::Level> held = {};
    /// Whether `held` is not an earlier state of the level, but a version from a merge.
    bool isOther = false;

    bool isLevelItself() const { return *this == Side{}; }
    /// Whether it uses the level's stages unchanged.
    bool hasOwnStages() const { return recipe.empty() && settings.empty() && held == nullptr; }

    friend bool operator==(const Side&, const Side&) = default;
};

/// Returns the level from which a side is generated; `level` itself if the side changes nothing in
/// it. If a recipe, stage or value does not exist, the problem lists the existing ones.
tl::expected<std::shared_ptr<const level::Level>, Problem> levelOf(
    const Side& side, std::shared_ptr<const level::Level> level,
    std::span<const level::NamedRecipe> recipes);

/// Parses a side: a seed, "recipe=ID", a setting, or several of these separated by blanks ("7
/// maze.algorithm=wilson"). An error is a sentence without final full stop.
tl::expected<Side, std::string> sideOf(std::string_view text);
/// Returns the text of a side, without its frozen copy. Empty for the level itself.
std::string textOf(const Side& side);

/// Returns a setting for each algorithm of the level's first enabled stage that weaves a maze, in
/// display order. Empty if there is no such stage.
std::vector<std::string> algorithmSettings(const level::Level& level);

}  // namespace mazeloom::compare
