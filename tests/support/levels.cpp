// SPDX-License-Identifier: MIT
#include "tests/support/levels.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace mazeloom::testing {

namespace {

level::Paint paintOf(char glyph) {
    for (const level::TerrainInfo& row : level::kTerrains) {
        if (row.glyph == glyph) return level::painted(row.terrain);
    }
    switch (glyph) {
        case 'x':
            return level::painted(level::Terrain::Floor, level::PaintMark::Trap);
        case '$':
            return level::painted(level::Terrain::Floor, level::PaintMark::Coin);
        case '!':
            return level::painted(level::Terrain::Floor, level::PaintMark::NoTrap);
        default:
            return level::painted(level::Terrain::Floor);
    }
}

level::Recipe recipeOf(std::initializer_list<std::string_view> stages) {
    level::Recipe recipe;
    for (std::string_view stage : stages)
        recipe.stages.push_back({std::string(stage), true, {}});
    return recipe;
}

}  // namespace

level::Level painted(const std::vector<std::string>& rows,
                     std::initializer_list<std::string_view> stages) {
    level::Level level;
    level.id = "test";
    level.size = {static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    level.paint.emplace(level.size);
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            level.paint->at({x, y}) = paintOf(glyph);
            for (const level::ThingKind kind : level::kThingKinds) {
                const auto& info = level::info(kind);
                if (info.glyph != glyph) continue;
                level::Object object;
                object.kind = info.kind;
                object.at = {x, y};
                level.objects.push_back(object);
            }
        }
    }
    level.recipe = recipeOf(stages);
    return level;
}

level::Level solid(grid::Size size, std::initializer_list<std::string_view> stages,
                   level::Ruleset ruleset) {
    level::Level level;
    level.id = "test";
    level.ruleset = ruleset;
    level.size = size;
    level.recipe = recipeOf(stages);
    return level;
}

std::vector<std::size_t> firstOfEachKind(const level::Level& level) {
    std::vector<std::size_t> first;
    std::set<std::pair<level::ThingKind, std::string>> known;
    for (std::size_t i = 0; i < level.objects.size(); ++i) {
        const level::Object& object = level.objects[i];
        if (known.emplace(object.kind, object.own).second) first.push_back(i);
    }
    return first;
}

int seeds(int full, int least) {
    const char* limit = std::getenv("MAZELOOM_TEST_SEEDS");
    return limit == nullptr ? full : std::min(full, std::max(least, std::atoi(limit)));
}

}  // namespace mazeloom::testing
