// SPDX-License-Identifier: MIT
// The levels that the figures are taken on.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/level/level.h"

namespace mazeloom::bench {

inline level::Recipe recipeOf(std::initializer_list<std::string_view> stages) {
    level::Recipe recipe;
    for (std::string_view stage : stages)
        recipe.stages.push_back({std::string(stage), true, {}});
    return recipe;
}

/// A temple level all of floor, with the hero in its middle.
inline level::Level openTemple(int side, std::initializer_list<std::string_view> stages) {
    level::Level level;
    level.id = "open";
    level.size = {side, side};
    level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Floor));
    level::Object hero;
    hero.at = {side / 2, side / 2};
    level.objects.push_back(hero);
    level.recipe = recipeOf(stages);
    return level;
}

/// All rock.
inline level::Level rock(grid::Size size, std::initializer_list<std::string_view> stages) {
    level::Level level;
    level.id = "rock";
    level.ruleset = level::Ruleset::Descent;
    level.size = size;
    level.recipe = recipeOf(stages);
    return level;
}

/// Walls with one passage, a cell wide, that goes up and down through all of the level.
inline level::PaintGrid columns(int side) {
    constexpr auto kFloor = static_cast<level::Paint>(level::Terrain::Floor);
    level::PaintGrid grid({side, side}, static_cast<level::Paint>(level::Terrain::Wall));
    for (int x = 0; x < side; x += 2) {
        for (int y = 0; y < side; ++y)
            grid.at({x, y}) = kFloor;
        if (x + 1 < side) grid.at({x + 1, x % 4 == 0 ? side - 1 : 0}) = kFloor;
    }
    return grid;
}

}  // namespace mazeloom::bench
