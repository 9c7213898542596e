// SPDX-License-Identifier: MIT
// The levels that the benchmarks run on.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/level/level.h"
#include "core/random/stream.h"

namespace mazeloom::bench {

inline level::Recipe recipeOf(std::initializer_list<std::string_view> stages) {
    level::Recipe recipe;
    for (std::string_view stage : stages)
        recipe.stages.push_back({std::string(stage), true, {}});
    return recipe;
}

/// Returns a temple level that is all floor, with the hero in its middle.
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

/// Returns a uniformly random cell of a square level.
inline grid::Point anywhere(random::Stream& random, int side) {
    const int x = random.between(0, side - 1);
    return {x, random.between(0, side - 1)};
}

/// Adds `count` bugs, each on a path through `points` random cells.
inline void addBugs(level::Level& level, random::Stream& random, int count, int points) {
    for (int i = 0; i < count; ++i) {
        level::Trajectory path;
        for (int k = 0; k < points; ++k)
            path.points.push_back(anywhere(random, level.size.width));
        level.trajectories.push_back(path);
    }
}

/// Returns a temple with 8 bugs, 4 lasers, traps and coins. It never ends, since it asks for an
/// exit that does not exist.
inline level::Level endlessTemple(int side) {
    random::Stream random(1);
    level::Level level = openTemple(side, {"shape", "hidden-maze", "reach", "traps", "coins"});
    for (int i = 0; i < 4; ++i) {
        level::Object emitter;
        emitter.kind = level::ThingKind::Emitter;
        emitter.at = anywhere(random, side);
        emitter.direction = grid::kDirections[random.below(4)];
        emitter.beam = {60, 60, 15 * i};
        level.objects.push_back(emitter);
    }
    addBugs(level, random, 8, 5);
    level.objectives.exit = true;
    return level;
}

/// Returns a level of solid rock.
inline level::Level rock(grid::Size size, std::initializer_list<std::string_view> stages) {
    level::Level level;
    level.id = "rock";
    level.ruleset = level::Ruleset::Descent;
    level.size = size;
    level.recipe = recipeOf(stages);
    return level;
}

/// Returns walls with one passage, a cell wide, that winds up and down through the whole level.
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
