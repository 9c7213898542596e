// SPDX-License-Identifier: MIT
// Generates levels of any size, in each dimension in which a level can grow.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/exchange/exporter.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "tests/core/exchange/cost/inputs.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"

namespace mazeloom::testing {

/// A pack with a level that grows in one dimension, and its map.
struct Made {
    level::Pack pack;
    std::vector<level::Map> maps;

    std::vector<exchange::MadeLevel> levels() const {
        std::vector<exchange::MadeLevel> made;
        for (std::size_t i = 0; i < maps.size(); ++i)
            made.push_back({maps[i], std::as_const(pack.levels)[i], 1});
        return made;
    }
};

inline level::Level floorOf(grid::Size size) {
    level::Level level = testing::solid(size, {}, level::Ruleset::Descent);
    level.id = "level";
    level.title = "Level";
    level.paint.emplace(size, level::painted(level::Terrain::Floor));
    level.recipe.stages = {{"shape", true, {}}};
    level::Object hero;
    hero.kind = level::ThingKind::Hero;
    level.objects.push_back(hero);
    return level;
}

inline Made madeOf(std::vector<level::Level> levels) {
    Made made;
    made.pack.id = "pack";
    made.pack.title = "Pack";
    for (level::Level& level : levels) {
        made.maps.push_back(testing::mapOf(made.pack, level, 1));
        made.pack.levels.push_back(std::move(level));
    }
    return made;
}
inline Made madeOf(level::Level level) {
    return madeOf(std::vector{std::move(level)});
}

/// Sets `count` rats next to each other; `change` may modify each.
inline Made things(int count, const std::function<void(int, level::Object&)>& change) {
    level::Level level = floorOf({200, 200});
    for (int i = 0; i < count; ++i) {
        level::Object object;
        object.kind = level::ThingKind::Rat;
        object.at = {1 + i % 198, 1 + i / 198};
        change(i, object);
        level.objects.push_back(std::move(object));
    }
    return madeOf(std::move(level));
}

/// Returns `count` levels with different ids.
inline std::vector<level::Level> smallLevels(int count) {
    std::vector<level::Level> levels(static_cast<std::size_t>(count), floorOf({8, 8}));
    for (int i = 0; i < count; ++i)
        levels[static_cast<std::size_t>(i)].id = numbered("level-", i);
    return levels;
}

struct LevelAxis {
    const char* name;
    int size;
    Made (*make)(int size);
    bool isOfMany = false;  ///< only for formats that hold several levels
};

inline const std::vector<LevelAxis>& levelAxes() {
    static const std::vector<LevelAxis> axes{
        {"cells", 200'000,
         [](int n) {
             return madeOf(floorOf({500, n / 500}));
         }},
        {"things", 5000, [](int n) { return things(n, [](int, level::Object&) {}); }},
        {"things with ids", 5000,
         [](int n) {
             return things(n, [](int i, level::Object& o) { o.id = numbered("rat-", i); });
         }},
        {"things that say something", 3000,
         [](int n) {
             return things(n, [](int, level::Object& o) {
                 o.properties = {{"a", std::string("text"), {}}, {"b", 2.0, {}}};
             });
         }},
        {"things with properties of their own", 1000,
         [](int n) {
             return things(n, [](int i, level::Object& o) {
                 o.properties = {{numbered("p", i), 1.0, {}}};
             });
         }},
        {"movers with properties of their own", 1000,
         [](int n) {
             level::Level level = floorOf({200, 200});
             level.ruleset = level::Ruleset::Temple;
             for (int i = 0; i < n; ++i) {
                 level::Trajectory path;
                 const grid::Point at{1 + i % 197, 1 + i / 197};
                 path.points = {at, at + grid::Point{1, 0}};
                 path.properties = {{numbered("p", i), 1.0, {}}};
                 level.trajectories.push_back(std::move(path));
             }
             return madeOf(std::move(level));
         }},
        {"properties", 60,
         [](int n) {
             return things(100, [n](int, level::Object& o) {
                 for (int i = 0; i < n; ++i)
                     o.properties.push_back({numbered("p", i), 1.0, {}});
             });
         }},
        {"paths", 3000,
         [](int n) {
             level::Level level = floorOf({200, 200});
             level.ruleset = level::Ruleset::Temple;
             for (int i = 0; i < n; ++i) {
                 level::Trajectory path;
                 const grid::Point at{1 + i % 197, 1 + i / 197};
                 path.points = {at, at + grid::Point{1, 0}};
                 level.trajectories.push_back(std::move(path));
             }
             return madeOf(std::move(level));
         }},
        {"corners", 3000,
         [](int n) {
             level::Level level = floorOf({200, 200});
             level.ruleset = level::Ruleset::Temple;
             level::Trajectory path;
             for (int i = 0; i < n; ++i)
                 path.points.push_back({5 + i % 2, 5});
             level.trajectories.push_back(std::move(path));
             return madeOf(std::move(level));
         }},
        {"rooms", 5000,
         [](int n) {
             Made made = madeOf(floorOf({200, 200}));
             for (int i = 0; i < n; ++i)
                 made.maps.front().rooms.push_back({{1 + i % 190, 1 + i / 190, 3, 3}, -1});
             return made;
         }},
        {"dark places", 5000,
         [](int n) {
             Made made = madeOf(floorOf({200, 200}));
             level::Map& map = made.maps.front();
             map.dark = level::DarkGrid(map.size());
             for (int i = 0; i < n; ++i)
                 map.dark.at({1 + i % 99 * 2, 1 + i / 99 % 99 * 2}) = 1;
             return made;
         }},
        {"levels", 150, [](int n) { return madeOf(smallLevels(n)); }, true},
    };
    return axes;
}

}  // namespace mazeloom::testing
